import type { LucideIcon } from 'lucide-react';
import {
  ChartColumn,
  ChartGantt,
  ChartNoAxesColumn,
  FileStack,
  FileText,
  Hash,
  Layers,
  Network,
  Route,
  Tag,
  Warehouse,
} from 'lucide-react';
import { defineArrayMember, defineField, type FieldDefinition } from 'sanity';
import { spanUnits } from '../../../protocol/content-names';
import { RowsInput } from '../../writing/rows-input';
import { flagField, radioField } from '../fields/choice-fields';
import { lineField } from '../fields/text-fields';
import { choices } from '../names/choices';
import { listOf, part, toneField } from './view-parts';

const optional = (name: string, title: string, max: number, description?: string) =>
  lineField({ name, title, description, max, required: false });

/** Rows as a grid; its columns are those of the drawing: `drawingColumns`. */
const rowsField = (max: number, description?: string) =>
  defineField({ ...listOf('rows', 'Rows', 'viewRow', max), description, components: { input: RowsInput } });

const drawing = (
  [name, title, description]: [name: string, title: string, description: string],
  icon: LucideIcon,
  rows: FieldDefinition,
  ...fields: FieldDefinition[]
) => part({ name, title, description, icon }, [rows, ...fields]);

export const viewTag = part(
  {
    name: 'viewTag',
    title: 'Status',
    description: 'A word or two in a colour, such as “Balanced”.',
    icon: Tag,
  },
  [
    optional('text', 'Text', 24),
    toneField('Colour', 'Without a colour it is grey.'),
    flagField({ name: 'isChecked', title: 'With a tick' }),
  ],
  'text',
);

export const viewSheet = part(
  { name: 'viewSheet', title: 'Small sheet', description: 'A sheet with a few lines.', icon: FileText },
  [
    lineField({ name: 'name', title: 'Name', max: 24 }),
    optional('number', 'Below the name', 24),
    optional('emphasis', 'In large letters', 16),
    rowsField(6),
    listOf('tags', 'Statuses or buttons', 'viewTag', 2, 0),
  ],
  'name',
);

const ofRowsAlone = [
  drawing(['viewFigures', 'Figures', 'Up to four, side by side.'], Hash, rowsField(4)),
  drawing(
    ['viewStages', 'Stages', 'One bar, divided by how many are in each.'],
    ChartNoAxesColumn,
    rowsField(5),
  ),
  drawing(
    ['viewLayers', 'Layers', 'On each other, the first at the base, as high as its quantity.'],
    Layers,
    rowsField(8),
  ),
  drawing(
    ['viewLanes', 'Flow with owners', 'Steps, each in the lane and colour of its owner.'],
    Route,
    rowsField(10),
  ),
];

/** The parts of a product view that are no tables. */
export const drawings = [
  ...ofRowsAlone,
  drawing(
    [
      'viewChart',
      'Chart',
      'Bars and a line over months or names; a rule can part what was from what is expected.',
    ],
    ChartColumn,
    defineField({
      name: 'bars',
      title: 'Names of the bars',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { layout: 'tags' },
      validation: (rule) => rule.max(3),
    }),
    optional('line', 'Name of the line', 24),
    rowsField(24, 'The name or month of each point, such as 2026-03, then its figures.'),
    flagField({
      name: 'hasFigures',
      title: 'A figure above each bar, in place of a scale',
      description: 'For one series.',
    }),
    optional('unit', 'Unit of the scale', 16),
    defineField({
      name: 'actual',
      title: 'Points that have been',
      description: 'How many of them, from the first; the rest is expected.',
      type: 'number',
      validation: (rule) => rule.integer().min(1),
    }),
    optional('actualLabel', 'Word for what has been', 16),
    optional('expectedLabel', 'Word for what is expected', 16),
  ),
  drawing(
    ['viewSheets', 'Sheets side by side', 'Up to three small sheets.'],
    FileStack,
    listOf('sheets', 'Sheets', 'viewSheet', 3, 2),
    flagField({
      name: 'agree',
      title: 'They agree',
      description: 'Ticks stand between them, and the last line of each is its result.',
    }),
  ),
  drawing(
    ['viewGroup', 'Group', 'Several that become one, below them.'],
    Network,
    rowsField(4),
    lineField({ name: 'between', title: 'What is between', max: 48 }),
    lineField({ name: 'name', title: 'What they become', max: 24 }),
  ),
  drawing(
    ['viewPlaces', 'Places', 'Racks from the front, and the place that was searched for.'],
    Warehouse,
    rowsField(
      4,
      'Levels from the top, a group of up to three digits each, a digit for each place: 0 is empty, 3 full. Such as “320 133”. One rack has the level and the place that were found, counted from the floor and from the left, and what lies there.',
    ),
  ),
  drawing(
    ['viewSpans', 'Spans on a time line', 'How long things take, or which steps follow each other.'],
    ChartGantt,
    optional('title', 'Title', 32),
    rowsField(8),
    radioField({ name: 'unit', title: 'Unit of the line', list: choices(spanUnits), initialValue: 'week' }),
    optional('startLabel', 'Word at the start', 12),
  ),
];
