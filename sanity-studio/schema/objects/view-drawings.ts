import { ChartNoAxesColumn, FileStack, FileText, Layers, Network, Warehouse } from 'lucide-react';
import { defineField } from 'sanity';
import { lineField } from '../fields/text-fields';
import { flagField, item, listOf, numberField, part } from './view-parts';

const viewStage = item(
  {
    name: 'viewStage',
    title: 'Stage',
    description: 'A stage and how many are in it.',
    icon: ChartNoAxesColumn,
  },
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
    listOf('lines', 'Lines', 'viewLine', 6, 0),
    defineField({ name: 'result', title: 'Result', type: 'viewLine' }),
    listOf('tags', 'Statuses or buttons', 'viewTag', 2, 0),
    flagField('isPhone', 'On a phone'),
  ],
);
const viewSheets = part(
  {
    name: 'viewSheets',
    title: 'Sheets side by side',
    description: 'Up to three small sheets; ticks between them say that they agree.',
    icon: FileStack,
  },
  [listOf('sheets', 'Sheets', 'viewSheet', 3, 2), flagField('agree', 'Ticks between them')],
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
];
