import { ListTree } from 'lucide-react';
import { defineType } from 'sanity';
import { objectList, shownList } from '../fields/list-fields';
import { lineField } from '../fields/text-fields';
import { defineBlock } from './define-block';

export const faqGroups = defineBlock({
  name: 'faqGroups',
  title: 'Questions by subject',
  description: 'All questions, grouped, with an index at the side.',
  icon: ListTree,
  fields: [objectList({ name: 'groups', title: 'Groups', of: 'faqGroup' })],
  shown: ['groups.0.title'],
});

export const faqGroup = defineType({
  name: 'faqGroup',
  title: 'Group of questions',
  description: 'Questions about one subject.',
  type: 'object',
  icon: ListTree,
  fields: [lineField({ max: 40 }), shownList({ name: 'items', title: 'Questions', of: 'faqItem' })],
  preview: { select: { title: 'title' } },
});
