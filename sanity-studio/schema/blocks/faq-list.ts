import { CircleQuestionMark } from 'lucide-react';
import { defineField } from 'sanity';
import { shownList } from '../fields/list-fields';
import { lineField } from '../fields/text-fields';
import { defineBlock } from './define-block';

export const faqList = defineBlock({
  name: 'faqList',
  title: 'Questions',
  description: 'A short list of questions.',
  icon: CircleQuestionMark,
  fields: [
    lineField({ max: 60 }),
    defineField({ name: 'link', title: 'Link', type: 'link' }),
    shownList({ name: 'items', title: 'Questions', of: 'faqItem' }),
  ],
});
