import { Table } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { textSizeIcon } from '../../pictures/text-size-icon';
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
      validation: (rule) => rule.required().min(1),
    }),
  ],
  preview: { select: { title: 'caption' }, prepare: ({ title }) => ({ title: title ?? 'Table' }) },
});
