import { LetterText } from 'lucide-react';
import { defineField } from 'sanity';
import { defineBlock } from './define-block';

export const prose = defineBlock({
  name: 'prose',
  title: 'Text',
  description: 'Headings, paragraphs, lists, pictures and tables.',
  icon: LetterText,
  fields: [
    defineField({
      name: 'body',
      title: 'Text',
      type: 'richText',
      validation: (rule) => rule.required().min(1),
    }),
  ],
  shown: ['body.0.children.0.text'],
});
