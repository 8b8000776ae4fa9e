import { Columns3, Rows2, Table } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { columnKinds, columnWidths, rowLooks } from '../../../protocol/content-names';
import { cellKindOf } from '../../writing/cell-values';
import { ColumnInput } from '../../writing/options-dialog';
import { emptyTable, MOST_VIEW_COLUMNS } from '../../writing/view-table';
import { ViewTableInput } from '../../writing/view-table-input';
import { lineField } from '../fields/text-fields';
import { choices } from '../names/choices';
import { flagField, item, listOf, toneField } from './view-parts';

const isCalculated = (column: { kind?: string } | undefined) => cellKindOf(column?.kind) === 'calculated';

/** As many as a form can show. */
const MOST_ROWS = 400;

const viewColumn = item(
  {
    name: 'viewColumn',
    title: 'Column',
    description: 'A column of a table: its heading, and how its cells are written.',
    icon: Columns3,
  },
  [
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
      components: { input: ColumnInput },
      hidden: ({ parent }) => !isCalculated(parent),
    }),
    defineField({
      name: 'by',
      title: 'Compared with column',
      description: 'The limit of a bar; what a share is of, without which it is of the column’s total.',
      type: 'string',
      components: { input: ColumnInput },
      hidden: ({ parent }) => !isCalculated(parent) || parent?.kind === 'people',
    }),
    defineField({
      ...flagField('isSummed', 'The total row has its sum'),
      hidden: ({ parent }) => cellKindOf(parent?.kind) !== 'figure',
    }),
    defineField({
      name: 'width',
      title: 'Shown on',
      type: 'string',
      options: { list: choices(columnWidths) },
      initialValue: 'always',
    }),
    defineField({
      ...flagField('isAbove', 'Above the next text where it is not shown'),
      hidden: ({ parent }) => (parent?.width ?? 'always') === 'always',
    }),
    flagField('isRuled', 'Red rule before it'),
    flagField('wraps', 'May take two lines'),
    defineField({
      name: 'look',
      title: 'Look',
      type: 'string',
      options: { list: choices(['strong', 'quiet'] as const) },
    }),
  ],
);

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
      description:
        'Figures such as -1234.5 and dates such as 2026-03-31 are written in the language of the site.',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => rule.required().max(MOST_VIEW_COLUMNS),
    }),
    toneField('Colour of its status'),
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
      components: { input: ColumnInput },
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
  initialValue: emptyTable,
  components: { input: ViewTableInput },
  icon: Table,
  fields: [
    listOf('columns', 'Columns', 'viewColumn', MOST_VIEW_COLUMNS),
    listOf('rows', 'Rows', 'viewRow', MOST_ROWS),
    defineField({
      name: 'total',
      title: 'Total row',
      description: 'Its texts; sums are calculated.',
      type: 'viewRow',
    }),
  ],
  preview: {
    select: { columns: 'columns', rows: 'rows' },
    prepare: ({ columns, rows }) => sizeOf(columns, rows),
  },
});

function sizeOf(columns: unknown, rows: unknown) {
  const count = (list: unknown) => (Array.isArray(list) ? list.length : 0);
  return { title: 'Table', subtitle: `${count(columns)} columns, ${count(rows)} rows` };
}

/** Types of a table in a product view. */
export const tableParts = [viewColumn, viewRow, viewTable];
