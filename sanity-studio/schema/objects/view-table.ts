import { Columns3, Rows2, Table } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { columnKinds, columnLooks, columnWidths, rowLooks } from '../../../protocol/content-names';
import { type CellKind, cellKindOf } from '../../writing/cell-values';
import { ColumnInput } from '../../writing/options-dialog';
import { emptyTable, MOST_VIEW_COLUMNS } from '../../writing/view-table';
import { ViewTableInput } from '../../writing/view-table-input';
import { flagField } from '../fields/choice-fields';
import { lineField } from '../fields/text-fields';
import { choices } from '../names/choices';
import { listOf, part, toneField } from './view-parts';

/** As many as a form can show. */
const MOST_ROWS = 400;

type Column = { kind?: string; width?: string };
const isOf = (kind: CellKind, column?: Column) => cellKindOf(column?.kind) === kind;

const choiceField = (name: string, title: string, names: readonly string[]) =>
  defineField({ name, title, type: 'string', options: { list: choices(names) } });

/** Refers to another column by its key. */
const columnField = (
  name: string,
  title: string,
  description: string,
  hidden?: (context: { parent?: Column }) => boolean,
) => defineField({ name, title, description, type: 'string', components: { input: ColumnInput }, hidden });

const viewColumn = part(
  {
    name: 'viewColumn',
    title: 'Column',
    description: 'A column of a table: its heading, and how its cells are written.',
    icon: Columns3,
  },
  [
    lineField({ name: 'label', title: 'Heading', required: false, max: 24 }),
    defineField({
      ...choiceField('kind', 'Kind', columnKinds),
      description: 'Shares, bars and people are drawn from another column: they have no cells of their own.',
      initialValue: 'text',
      // To queries a required kind would be of the list above: with another, the column would be left out, and cells would shift.
      validation: (rule) => rule.custom((kind) => kind !== undefined || 'Choose the kind of column.'),
    }),
    columnField(
      'of',
      'From column',
      'The column that it is calculated from.',
      ({ parent }) => !isOf('calculated', parent),
    ),
    columnField(
      'by',
      'Compared with column',
      'The limit of a bar; what a share is of, without which it is of the column’s total.',
      ({ parent }) => !isOf('calculated', parent) || parent?.kind === 'people',
    ),
    defineField({
      ...flagField({ name: 'isSummed', title: 'The total row has its sum' }),
      hidden: ({ parent }) => !isOf('figure', parent),
    }),
    { ...choiceField('width', 'Shown on', columnWidths), initialValue: 'always' },
    defineField({
      ...flagField({ name: 'isAbove', title: 'Above the next text where it is not shown' }),
      hidden: ({ parent }) => (parent?.width ?? 'always') === 'always',
    }),
    flagField({ name: 'isRuled', title: 'Red rule before it' }),
    flagField({ name: 'wraps', title: 'May take two lines' }),
    choiceField('look', 'Look', columnLooks),
  ],
);

const viewRow = defineType({
  name: 'viewRow',
  title: 'Row',
  description: 'One row of a table or a drawing: a cell for each column.',
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
    choiceField('look', 'Look', rowLooks),
    columnField('mark', 'Marked cell', 'The column whose figure is marked.'),
  ],
  preview: {
    select: { cells: 'cells' },
    prepare: ({ cells }) => ({ title: Array.isArray(cells) ? cells.join(' · ') : 'Row' }),
  },
});

const viewTable = defineType({
  ...part(
    {
      name: 'viewTable',
      title: 'Table',
      description: 'Rows of texts and figures under headings; totals and shares are calculated.',
      icon: Table,
    },
    [
      listOf('columns', 'Columns', 'viewColumn', MOST_VIEW_COLUMNS),
      listOf('rows', 'Rows', 'viewRow', MOST_ROWS),
      defineField({
        name: 'total',
        title: 'Total row',
        description: 'Its texts; sums are calculated.',
        type: 'viewRow',
      }),
    ],
  ),
  initialValue: emptyTable,
  components: { input: ViewTableInput },
});

/** Types of a table in a product view. */
export const tableTypes = [viewColumn, viewRow, viewTable];
