import { LetterText } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { blockPreview } from '../../pictures/previews';
import { anchorField } from '../fields/address-fields';

export const prose = defineType({
  name: 'prose',
  title: 'Text',
  description: 'Headings, paragraphs, lists, pictures and tables.',
  type: 'object',
  icon: LetterText,
  fields: [
    defineField({
      name: 'body',
      title: 'Text',
      type: 'richText',
      validation: (rule) => rule.required().min(1),
    }),
    anchorField,
  ],
  preview: blockPreview('prose', 'Text', 'body.0.children.0.text'),
});
