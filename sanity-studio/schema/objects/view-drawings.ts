import { Boxes, ChartGantt, ChartNoAxesColumn, FileStack, FileText, Layers, Network, Route, Warehouse } from 'lucide-react';
import { defineArrayMember, defineField, defineType, type FieldDefinition } from 'sanity';
import { spanUnits } from '../../../protocol/content-names';
import { colourField } from '../fields/choice-fields';
import { lineField } from '../fields/text-fields';
import { choices } from '../names/choices';

type Icon = typeof Boxes;
type Words = { name: string; title: string; description: string; icon: Icon };

/** An object whose preview is its first two fields. */
const item = (words: Words, fields: FieldDefinition[]) =>
  defineType({
    ...words,
    type: 'object',
    fields,
    preview: { select: { title: fields[0]?.name ?? '', subtitle: fields[1]?.name ?? '' } },
  });

/** A part of a view; its preview is its title. */
const part = (words: Words, fields: FieldDefinition[]) =>
  defineType({ ...words, type: 'object', fields, preview: { prepare: () => ({ title: words.title }) } });

const listOf = (name: string, title: string, type: string, max: number, min = 1) =>
  defineField({
    name,
    title,
    type: 'array',
    of: [defineArrayMember({ type })],
    validation: (rule) => rule.required().min(min).max(max),
  });

const numberField = (name: string, title: string, min = 0, description?: string) =>
  defineField({
    name,
    title,
    description,
    type: 'number',
    validation: (rule) => rule.required().min(min).max(1_000_000_000).precision(2),
  });

const viewStage = item(
  { name: 'viewStage', title: 'Stage', description: 'A stage and how many are in it.', icon: ChartNoAxesColumn },
  [lineField({ name: 'name', title: 'Name', max: 16 }), numberField('count', 'How many')],
);
const viewStages = part(
  {
    name: 'viewStages',
    title: 'Stages',
    description: 'One bar, divided by how many are in each stage.',
    icon: ChartNoAxesColumn,
  },
  [listOf('stages', 'Stages', 'viewStage', 5)],
);

const viewLayer = item(
  { name: 'viewLayer', title: 'Layer', description: 'What is left of a receipt.', icon: Layers },
  [
    lineField({ name: 'name', title: 'Name', description: 'A date such as 2026-03-31, or a text.', max: 24 }),
    numberField('quantity', 'Quantity'),
    numberField('unitCost', 'Unit cost'),
  ],
);
const viewLayers = part(
  {
    name: 'viewLayers',
    title: 'Layers',
    description: 'Blocks on each other, the first at the base, each as high as its quantity.',
    icon: Layers,
  },
  [listOf('layers', 'Layers', 'viewLayer', 8)],
);

const viewLine = item(
  { name: 'viewLine', title: 'Line', description: 'A name and a value.', icon: FileText },
  [
    lineField({ name: 'name', title: 'Name', max: 24 }),
    lineField({ name: 'value', title: 'Value', description: 'A figure, a date or a text.', max: 24 }),
  ],
);
const viewSheet = item(
  { name: 'viewSheet', title: 'Small sheet', description: 'A sheet with a few lines.', icon: FileText },
  [
    lineField({ name: 'name', title: 'Name', max: 24 }),
    lineField({ name: 'number', title: 'Below the name', required: false, max: 24 }),
    lineField({ name: 'emphasis', title: 'In large letters', required: false, max: 16 }),
    defineField({
      name: 'lines',
      title: 'Lines',
      type: 'array',
      of: [defineArrayMember({ type: 'viewLine' })],
      validation: (rule) => rule.max(6),
    }),
    defineField({ name: 'result', title: 'Result', type: 'viewLine' }),
    defineField({
      name: 'tags',
      title: 'Statuses or buttons',
      type: 'array',
      of: [defineArrayMember({ type: 'viewTag' })],
      validation: (rule) => rule.max(2),
    }),
    defineField({ name: 'isPhone', title: 'On a phone', type: 'boolean' }),
  ],
);
const viewSheets = part(
  {
    name: 'viewSheets',
    title: 'Sheets side by side',
    description: 'Up to three small sheets; ticks between them say that they agree.',
    icon: FileStack,
  },
  [
    listOf('sheets', 'Sheets', 'viewSheet', 3, 2),
    defineField({ name: 'agree', title: 'Ticks between them', type: 'boolean' }),
  ],
);

const viewMember = item(
  { name: 'viewMember', title: 'Member', description: 'A member of a group.', icon: Network },
  [
    lineField({ name: 'name', title: 'Name', max: 16 }),
    lineField({ name: 'note', title: 'Beside it', required: false, max: 8 }),
  ],
);
const viewGroup = part(
  { name: 'viewGroup', title: 'Group', description: 'Several that become one, below them.', icon: Network },
  [
    listOf('members', 'Members', 'viewMember', 4, 2),
    lineField({ name: 'between', title: 'What is between', max: 48 }),
    lineField({ name: 'name', title: 'What they become', max: 24 }),
  ],
);

const viewRack = item(
  { name: 'viewRack', title: 'Rack', description: 'Places above each other.', icon: Warehouse },
  [
    lineField({ name: 'name', title: 'Name', max: 16 }),
    lineField({
      name: 'levels',
      title: 'Levels',
      description:
        'From the top, a group of three digits each, a digit for each place: 0 is empty, 3 full. Such as “320 133”.',
      max: 24,
    }),
  ],
);
const viewPlaces = part(
  {
    name: 'viewPlaces',
    title: 'Places',
    description: 'Racks from the front, and the place that was searched for.',
    icon: Warehouse,
  },
  [
    listOf('racks', 'Racks', 'viewRack', 4),
    lineField({ name: 'label', title: 'At the place', required: false, max: 32 }),
    numberField('rack', 'Rack of the place', 1, 'Counted from the first.'),
    numberField('level', 'Level', 1, 'Counted from the floor.'),
    numberField('place', 'Place', 1, 'Counted from the left.'),
  ],
);

const viewSpan = item(
  { name: 'viewSpan', title: 'Span', description: 'From one time to another.', icon: ChartGantt },
  [
    lineField({ name: 'name', title: 'Name', max: 28 }),
    lineField({ name: 'text', title: 'Above its bar', required: false, max: 28 }),
    numberField('from', 'From'),
    numberField('to', 'To'),
  ],
);
const viewSpans = part(
  {
    name: 'viewSpans',
    title: 'Spans on a time line',
    description: 'How long things take, or which steps follow each other.',
    icon: ChartGantt,
  },
  [
    lineField({ required: false, max: 32 }),
    listOf('spans', 'Spans', 'viewSpan', 8),
    defineField({
      name: 'unit',
      title: 'Unit of the line',
      type: 'string',
      options: { list: choices(spanUnits), layout: 'radio', direction: 'horizontal' },
      initialValue: 'week',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'isPlan',
      title: 'A plan: steps that follow each other',
      description: 'Otherwise the time before each span is drawn too.',
      type: 'boolean',
    }),
    defineField({
      name: 'end',
      title: 'End of the line',
      description: 'Without a number, the end of the longest span.',
      type: 'number',
      validation: (rule) => rule.integer().min(1).max(1_000),
    }),
    lineField({ name: 'startLabel', title: 'Word at the start', initialValue: 'Start', required: false, max: 12 }),
    lineField({ name: 'axisLabel', title: 'Below a narrow line', required: false, max: 28 }),
  ],
);

const viewLane = item(
  { name: 'viewLane', title: 'Owner', description: 'Who does some of the steps.', icon: Route },
  [lineField({ name: 'name', title: 'Name', max: 20 })],
);
const viewStep = item(
  { name: 'viewStep', title: 'Step', description: 'A step, and who does it.', icon: Route },
  [
    lineField({ name: 'name', title: 'What is done', max: 24 }),
    lineField({ name: 'owner', title: 'Owner', description: 'One of the owners above.', max: 20 }),
    defineField({ ...colourField, name: 'tone', initialValue: undefined, validation: undefined }),
  ],
);
const viewLanes = part(
  {
    name: 'viewLanes',
    title: 'Flow with owners',
    description: 'Steps that follow each other, each in the lane of its owner.',
    icon: Route,
  },
  [listOf('lanes', 'Owners', 'viewLane', 5), listOf('steps', 'Steps', 'viewStep', 10, 2)],
);

/** Parts of a product view that are drawn, and their types. */
export const drawingParts = [
  viewStage,
  viewStages,
  viewLayer,
  viewLayers,
  viewLine,
  viewSheet,
  viewSheets,
  viewMember,
  viewGroup,
  viewRack,
  viewPlaces,
  viewSpan,
  viewSpans,
  viewLane,
  viewStep,
  viewLanes,
];
