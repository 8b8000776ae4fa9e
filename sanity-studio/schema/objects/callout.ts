import { Megaphone } from 'lucide-react';
import { defineType } from 'sanity';
import { textSizeIcon } from '../../pictures/text-size-icon';
import { radioField } from '../fields/choice-fields';
import { lineField, paragraphField } from '../fields/text-fields';

const kinds = [
  { title: 'Note', value: 'note' },
  { title: 'Caution', value: 'caution' },
];

export const callout = defineType({
  name: 'callout',
  title: 'Callout',
  description: 'A remark set apart from the text.',
  type: 'object',
  icon: textSizeIcon(Megaphone),
  fields: [
    radioField({ name: 'tone', title: 'Kind', list: kinds, initialValue: 'note' }),
    lineField({ required: false, max: 60 }),
    paragraphField({ name: 'body', title: 'Text' }),
  ],
  preview: {
    select: { title: 'title', body: 'body', tone: 'tone' },
    prepare: ({ title, body, tone }) => ({
      title: [title, body].filter(Boolean).join(' · ') || 'Callout',
      subtitle: kinds.find(({ value }) => value === tone)?.title,
    }),
  },
});
