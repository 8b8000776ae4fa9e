import { CircleQuestionMark } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { blockPreview } from '../../pictures/previews';
import { anchorField } from '../fields/address-fields';
import { shownList } from '../fields/list-fields';
import { lineField } from '../fields/text-fields';

export const faqList = defineType({
  name: 'faqList',
  title: 'Questions',
  description: 'A short list of questions.',
  type: 'object',
  icon: CircleQuestionMark,
  fields: [
    lineField({ max: 60 }),
    defineField({ name: 'link', title: 'Link', type: 'link' }),
    shownList({ name: 'items', title: 'Questions', of: 'faqItem' }),
    anchorField,
  ],
  preview: blockPreview('faqList', 'Questions'),
});
