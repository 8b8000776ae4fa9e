import { ChartNoAxesCombined, Hash } from 'lucide-react';
import { defineField } from 'sanity';
import { PointsInput } from '../../writing/points-input';
import { lineField } from '../fields/text-fields';
import { flagField, item, listOf, part, radioField } from './view-parts';

const viewFigure = item(
  { name: 'viewFigure', title: 'Figure', description: 'A figure with its name.', icon: Hash },
  [
    lineField({ name: 'name', title: 'Name', max: 24 }),
    lineField({
      name: 'value',
      title: 'Figure',
      description: 'A figure such as 1234.50, a date such as 2026-03-31, or a text.',
      max: 24,
    }),
    lineField({
      name: 'unit',
      title: 'Unit',
      description: 'Right after it, such as %.',
      required: false,
      max: 8,
    }),
    lineField({ name: 'note', title: 'Below it', required: false, max: 24 }),
  ],
);
const viewFigures = part(
  { name: 'viewFigures', title: 'Figures', description: 'Up to four figures side by side.', icon: Hash },
  [listOf('figures', 'Figures', 'viewFigure', 4)],
);

const viewSeries = item(
  {
    name: 'viewSeries',
    title: 'Series',
    description: 'Bars or a line of a chart.',
    icon: ChartNoAxesCombined,
  },
  [
    lineField({ name: 'name', title: 'Name', max: 24 }),
    radioField('kind', 'Drawn as', ['bars', 'line'], 'bars'),
  ],
);
const viewChart = part(
  {
    name: 'viewChart',
    title: 'Chart',
    description: 'Bars and lines over months or names; a rule can part what was from what is expected.',
    icon: ChartNoAxesCombined,
  },
  [
    listOf('series', 'Series', 'viewSeries', 3),
    defineField({
      ...listOf('points', 'Points', 'viewRow', 24, 2),
      description: 'The name or month of each point, such as 2026-03, then a figure for each series.',
      components: { input: PointsInput },
    }),
    flagField('hasFigures', 'A figure above each bar, in place of a scale', 'For one series.'),
    lineField({ name: 'unit', title: 'Unit of the scale', required: false, max: 16 }),
    defineField({
      name: 'actual',
      title: 'Points that have been',
      description: 'How many of them, from the first; the rest is expected.',
      type: 'number',
      validation: (rule) => rule.integer().min(1),
    }),
    lineField({ name: 'actualLabel', title: 'Word for what has been', required: false, max: 16 }),
    lineField({ name: 'expectedLabel', title: 'Word for what is expected', required: false, max: 16 }),
  ],
);

/** Types of the figures and the chart of a product view. */
export const chartParts = [viewFigure, viewFigures, viewSeries, viewChart];
