import { ListTree } from 'lucide-react';
import { defineType } from 'sanity';
import { anchorField } from '../fields/anchor-field';
import { objectList } from '../fields/shown-list';

export const faqGroups = defineType({
  name: 'faqGroups',
  title: 'Questions by subject',
  description: 'All questions, grouped, with an index at the side.',
  type: 'object',
  icon: ListTree,
  fields: [objectList({ name: 'groups', title: 'Groups', of: 'faqGroup' }), anchorField],
  preview: { prepare: () => ({ title: 'Questions by subject' }) },
});
