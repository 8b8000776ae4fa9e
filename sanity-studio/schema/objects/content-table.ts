import { Table } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { textSizeIcon } from '../../pictures/text-size-icon';
import { TableInput } from '../../writing/table-input';
import { TablePreview } from '../../writing/table-preview';
import { lineField } from '../fields/text-fields';

export const contentTable = defineType({
  name: 'contentTable',
  title: 'Table',
  description: 'Rows and columns of text or figures.',
  type: 'object',
  icon: textSizeIcon(Table),
  fields: [
    lineField({ name: 'caption', title: 'Caption', required: false }),
    defineField({
      name: 'headerRow',
      title: 'First row is a heading',
      type: 'boolean',
      initialValue: true,
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'totalRow',
      title: 'Last row is a total',
      type: 'boolean',
      initialValue: false,
    }),
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
