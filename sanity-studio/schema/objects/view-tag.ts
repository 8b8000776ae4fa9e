import { Tag } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { colourField } from '../fields/choice-fields';
import { lineField } from '../fields/text-fields';

export const viewTag = defineType({
  name: 'viewTag',
  title: 'Status',
  description: 'A word or two in a colour, such as “Balanced”.',
  type: 'object',
  icon: Tag,
  fields: [
    lineField({ name: 'text', title: 'Text', required: false, max: 24 }),
    defineField({
      ...colourField,
      name: 'tone',
      description: 'Without a colour it is grey.',
      initialValue: undefined,
      validation: undefined,
    }),
    defineField({ name: 'isChecked', title: 'With a tick', type: 'boolean' }),
  ],
  preview: { select: { title: 'text', subtitle: 'tone' } },
});
