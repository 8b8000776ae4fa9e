import { Rows2, Table } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { textSizeIcon } from '../../pictures/text-size-icon';
import { TableInput } from '../../writing/table-input';
import { TablePreview } from '../../writing/table-preview';
import { flagField } from '../fields/choice-fields';
import { lineField } from '../fields/text-fields';

export const contentTable = defineType({
  name: 'contentTable',
  title: 'Table',
  description: 'Rows and columns of text or figures.',
  type: 'object',
  icon: textSizeIcon(Table),
  fields: [
    lineField({ name: 'caption', title: 'Caption', required: false }),
    flagField({ name: 'headerRow', title: 'First row is a heading', initialValue: true, required: true }),
    flagField({ name: 'totalRow', title: 'Last row is a total', initialValue: false }),
    defineField({
      name: 'rows',
      title: 'Rows',
      type: 'array',
      of: [defineArrayMember({ type: 'tableRow' })],
      components: { input: TableInput },
      validation: (rule) => rule.required().min(1),
    }),
  ],
  components: { preview: TablePreview },
  preview: {
    select: { title: 'caption', rows: 'rows', headerRow: 'headerRow' },
    prepare: ({ title, ...table }) => ({ title: title ?? 'Table', ...table }),
  },
});

export const tableRow = defineType({
  name: 'tableRow',
  title: 'Row',
  description: 'One row of a table, cell by cell.',
  type: 'object',
  icon: Rows2,
  fields: [
    defineField({
      name: 'cells',
      title: 'Cells',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => rule.required().min(1).max(8),
    }),
  ],
  preview: {
    select: { cells: 'cells' },
    prepare: ({ cells }) => ({ title: Array.isArray(cells) ? cells.join(' · ') : 'Row' }),
  },
});
