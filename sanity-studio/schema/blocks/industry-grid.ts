import { Factory } from 'lucide-react';
import { defineType } from 'sanity';
import { blockPreview } from '../../pictures/previews';
import { anchorField } from '../fields/address-fields';
import { shownList } from '../fields/list-fields';
import { leadField, lineField } from '../fields/text-fields';

export const industryGrid = defineType({
  name: 'industryGrid',
  title: 'Industries',
  description: 'Cards that lead to the industries.',
  type: 'object',
  icon: Factory,
  fields: [
    lineField({ required: false, max: 60 }),
    leadField({ max: 200 }),
    shownList({ name: 'industries', title: 'Industries', of: 'industry', count: 6 }),
    anchorField,
  ],
  preview: blockPreview('industryGrid', 'Industries'),
});
