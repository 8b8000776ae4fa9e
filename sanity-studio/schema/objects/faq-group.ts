import { ListTree } from 'lucide-react';
import { defineType } from 'sanity';
import { shownList } from '../fields/list-fields';
import { lineField } from '../fields/text-fields';

export const faqGroup = defineType({
  name: 'faqGroup',
  title: 'Group of questions',
  description: 'Questions about one subject.',
  type: 'object',
  icon: ListTree,
  fields: [lineField({ max: 40 }), shownList({ name: 'items', title: 'Questions', of: 'faqItem' })],
  preview: { select: { title: 'title' } },
});
