import { CircleQuestionMark } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { blockPreview } from '../../pictures/block-preview';
import { anchorField } from '../fields/anchor-field';
import { shownList } from '../fields/shown-list';
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
