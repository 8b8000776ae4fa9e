import { LayoutGrid } from 'lucide-react';
import { defineType } from 'sanity';
import { blockPreview } from '../../pictures/previews';
import { anchorField } from '../fields/address-fields';
import { objectList } from '../fields/list-fields';
import { leadField, lineField } from '../fields/text-fields';

export const featureGrid = defineType({
  name: 'featureGrid',
  title: 'Feature cards',
  description: 'Cards with product views, large and small.',
  type: 'object',
  icon: LayoutGrid,
  fields: [
    lineField({ max: 60 }),
    leadField({ max: 200 }),
    objectList({ name: 'cards', title: 'Cards', of: 'featureCard', count: 4 }),
    anchorField,
  ],
  preview: blockPreview('featureGrid', 'Feature cards'),
});
