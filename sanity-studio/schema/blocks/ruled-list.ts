import { AlignLeft } from 'lucide-react';
import { defineType } from 'sanity';
import { blockPreview } from '../../pictures/previews';
import { anchorField } from '../fields/address-fields';
import { objectList } from '../fields/list-fields';
import { leadField, lineField } from '../fields/text-fields';

export const ruledList = defineType({
  name: 'ruledList',
  title: 'Ruled list',
  description: 'A title at the left, rows at the right.',
  type: 'object',
  icon: AlignLeft,
  fields: [
    lineField({ max: 60 }),
    leadField({ max: 240 }),
    objectList({ name: 'items', title: 'Rows', of: 'ruledItem' }),
    anchorField,
  ],
  preview: blockPreview('ruledList', 'Ruled list'),
});
