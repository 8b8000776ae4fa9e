import { ChartNoAxesCombined, Hash } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { PointsInput } from '../../writing/points-input';
import { lineField } from '../fields/text-fields';
import { choices } from '../names/choices';

const viewFigure = defineType({
  name: 'viewFigure',
  title: 'Figure',
  description: 'A figure with its name.',
  type: 'object',
  icon: Hash,
  fields: [
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
  preview: { select: { title: 'value', subtitle: 'name' } },
});

const viewFigures = defineType({
  name: 'viewFigures',
  title: 'Figures',
  description: 'Up to four figures side by side.',
  type: 'object',
  icon: Hash,
  fields: [
    defineField({
      name: 'figures',
      title: 'Figures',
      type: 'array',
      of: [defineArrayMember({ type: 'viewFigure' })],
      validation: (rule) => rule.required().min(1).max(4),
    }),
  ],
  preview: { prepare: () => ({ title: 'Figures' }) },
});

const viewSeries = defineType({
  name: 'viewSeries',
  title: 'Series',
  description: 'Bars or a line of a chart.',
  type: 'object',
  icon: ChartNoAxesCombined,
  fields: [
    lineField({ name: 'name', title: 'Name', max: 24 }),
    defineField({
      name: 'kind',
      title: 'Drawn as',
      type: 'string',
      options: { list: choices(['bars', 'line'] as const), layout: 'radio', direction: 'horizontal' },
      initialValue: 'bars',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'kind' } },
});

const viewChart = defineType({
  name: 'viewChart',
  title: 'Chart',
  description: 'Bars and lines over months or names; a rule can part what was from what is expected.',
  type: 'object',
  icon: ChartNoAxesCombined,
  fields: [
    defineField({
      name: 'series',
      title: 'Series',
      type: 'array',
      of: [defineArrayMember({ type: 'viewSeries' })],
      validation: (rule) => rule.required().min(1).max(3),
    }),
    defineField({
      name: 'points',
      title: 'Points',
      description: 'The name or month of each point, such as 2026-03, then a figure for each series.',
      type: 'array',
      of: [defineArrayMember({ type: 'viewRow' })],
      components: { input: PointsInput },
      validation: (rule) => rule.required().min(2).max(24),
    }),
    defineField({
      name: 'hasFigures',
      title: 'A figure above each bar, in place of a scale',
      description: 'For one series.',
      type: 'boolean',
    }),
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
  preview: { prepare: () => ({ title: 'Chart' }) },
});

/** Types of the figures and the chart of a product view. */
export const chartParts = [viewFigure, viewFigures, viewSeries, viewChart];
