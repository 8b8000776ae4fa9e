import { Megaphone } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { textSizeIcon } from '../../pictures/text-size-icon';
import { lineField, paragraphField } from '../fields/text-fields';

export const callout = defineType({
  name: 'callout',
  title: 'Callout',
  description: 'A remark set apart from the text.',
  type: 'object',
  icon: textSizeIcon(Megaphone),
  fields: [
    defineField({
      name: 'tone',
      title: 'Kind',
      type: 'string',
      options: {
        list: [
          { title: 'Note', value: 'note' },
          { title: 'Caution', value: 'caution' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'note',
      validation: (rule) => rule.required(),
    }),
    lineField({ required: false, max: 60 }),
    paragraphField({ name: 'body', title: 'Text' }),
  ],
  preview: { select: { title: 'title', subtitle: 'body' } },
});
