import { ChartNoAxesCombined, Columns3, Hash, Rows2, Table } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { columnKinds, columnWidths, rowLooks } from '../../../protocol/content-names';
import { colourField } from '../fields/choice-fields';
import { lineField } from '../fields/text-fields';
import { choices } from '../names/choices';

const MOST_COLUMNS = 12;
/** As many as a form can show. */
const MOST_ROWS = 400;

const viewColumn = defineType({
  name: 'viewColumn',
  title: 'Column',
  description: 'A column of a table: its heading, and how its cells are written.',
  type: 'object',
  icon: Columns3,
  fields: [
    lineField({ name: 'label', title: 'Heading', required: false, max: 24 }),
    defineField({
      name: 'kind',
      title: 'Kind',
      description: 'Shares, bars and people are drawn from another column: they have no cells of their own.',
      type: 'string',
      options: { list: choices(columnKinds) },
      initialValue: 'text',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'of',
      title: 'From column',
      description: 'The column that it is calculated from.',
      type: 'string',
    }),
    defineField({
      name: 'by',
      title: 'Compared with column',
      description: 'The limit of a bar; what a share is of, without which it is of the column’s total.',
      type: 'string',
    }),
    defineField({
      name: 'isSummed',
      title: 'The total row has its sum',
      type: 'boolean',
    }),
    defineField({
      name: 'width',
      title: 'Shown on',
      type: 'string',
      options: { list: choices(columnWidths) },
      initialValue: 'always',
    }),
    defineField({
      name: 'isAbove',
      title: 'Above the next text where it is not shown',
      type: 'boolean',
    }),
    defineField({ name: 'isRuled', title: 'Red rule before it', type: 'boolean' }),
    defineField({ name: 'wraps', title: 'May take two lines', type: 'boolean' }),
    defineField({
      name: 'look',
      title: 'Look',
      type: 'string',
      options: { list: choices(['strong', 'quiet'] as const) },
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'kind' } },
});

const viewRow = defineType({
  name: 'viewRow',
  title: 'Row',
  description: 'One row of a table or a chart: a cell for each column.',
  type: 'object',
  icon: Rows2,
  fields: [
    defineField({
      name: 'cells',
      title: 'Cells',
      description: 'Figures such as -1234.5 and dates such as 2026-03-31 are written in the language of the site.',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => rule.required().max(MOST_COLUMNS),
    }),
    defineField({
      ...colourField,
      name: 'tone',
      title: 'Colour of its status',
      initialValue: undefined,
      validation: undefined,
    }),
    defineField({
      name: 'look',
      title: 'Look',
      type: 'string',
      options: { list: choices(rowLooks) },
    }),
    defineField({
      name: 'mark',
      title: 'Marked cell',
      description: 'The column whose figure is marked.',
      type: 'string',
    }),
  ],
  preview: {
    select: { cells: 'cells' },
    prepare: ({ cells }) => ({ title: Array.isArray(cells) ? cells.join(' · ') : 'Row' }),
  },
});

const viewTable = defineType({
  name: 'viewTable',
  title: 'Table',
  description: 'Rows of texts and figures under headings; totals and shares are calculated.',
  type: 'object',
  icon: Table,
  fields: [
    defineField({
      name: 'columns',
      title: 'Columns',
      type: 'array',
      of: [defineArrayMember({ type: 'viewColumn' })],
      validation: (rule) => rule.required().min(1).max(MOST_COLUMNS),
    }),
    defineField({
      name: 'rows',
      title: 'Rows',
      type: 'array',
      of: [defineArrayMember({ type: 'viewRow' })],
      validation: (rule) => rule.required().min(1).max(MOST_ROWS),
    }),
    defineField({
      name: 'total',
      title: 'Total row',
      description: 'Its texts; sums are calculated.',
      type: 'viewRow',
    }),
  ],
  preview: { select: { columns: 'columns', rows: 'rows' }, prepare: ({ columns, rows }) => sizeOf(columns, rows) },
});

function sizeOf(columns: unknown, rows: unknown) {
  const count = (list: unknown) => (Array.isArray(list) ? list.length : 0);
  return { title: 'Table', subtitle: `${count(columns)} columns, ${count(rows)} rows` };
}

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
    lineField({ name: 'unit', title: 'Unit', description: 'Right after it, such as %.', required: false, max: 8 }),
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

/** Parts of a product view that are figures, and their types. */
export const tableParts = [viewFigure, viewFigures, viewColumn, viewRow, viewTable, viewSeries, viewChart];
