import { ChartGantt, Route } from 'lucide-react';
import { defineField } from 'sanity';
import { spanUnits } from '../../../protocol/content-names';
import { lineField } from '../fields/text-fields';
import { flagField, item, listOf, numberField, part, radioField, toneField } from './view-parts';

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
    radioField('unit', 'Unit of the line', spanUnits, 'week'),
    flagField(
      'isPlan',
      'A plan: steps that follow each other',
      'Otherwise the time before each span is drawn too.',
    ),
    defineField({
      name: 'end',
      title: 'End of the line',
      description: 'Without a number, the end of the longest span.',
      type: 'number',
      validation: (rule) => rule.integer().min(1).max(1_000),
    }),
    lineField({
      name: 'startLabel',
      title: 'Word at the start',
      initialValue: 'Start',
      required: false,
      max: 12,
    }),
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
    toneField('Colour'),
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

/** Types of the spans and the flow of a product view. */
export const flowParts = [viewSpan, viewSpans, viewLane, viewStep, viewLanes];
