import { Rows2 } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';

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
