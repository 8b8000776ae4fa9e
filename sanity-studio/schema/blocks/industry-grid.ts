import { Factory } from 'lucide-react';
import { shownList } from '../fields/list-fields';
import { leadField, lineField } from '../fields/text-fields';
import { defineBlock } from './define-block';

export const industryGrid = defineBlock({
  name: 'industryGrid',
  title: 'Industries',
  description: 'Cards that lead to the industries.',
  icon: Factory,
  fields: [
    lineField({ required: false, max: 60 }),
    leadField({ max: 200 }),
    shownList({ name: 'industries', title: 'Industries', of: 'industry', count: 6 }),
  ],
});
