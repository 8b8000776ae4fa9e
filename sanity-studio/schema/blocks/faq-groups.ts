import { ListTree } from 'lucide-react';
import { defineType } from 'sanity';
import { blockPreview } from '../../pictures/previews';
import { anchorField } from '../fields/address-fields';
import { objectList } from '../fields/list-fields';

export const faqGroups = defineType({
  name: 'faqGroups',
  title: 'Questions by subject',
  description: 'All questions, grouped, with an index at the side.',
  type: 'object',
  icon: ListTree,
  fields: [objectList({ name: 'groups', title: 'Groups', of: 'faqGroup' }), anchorField],
  preview: blockPreview('faqGroups', 'Questions by subject', 'groups.0.title'),
});
