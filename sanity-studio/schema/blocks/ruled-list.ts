import { AlignLeft } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { iconPreview } from '../../pictures/previews';
import { hrefField } from '../fields/address-fields';
import { iconField } from '../fields/choice-fields';
import { objectList } from '../fields/list-fields';
import { mediaField } from '../fields/media-field';
import { leadField, lineField, paragraphField } from '../fields/text-fields';
import { defineBlock } from './define-block';

export const ruledList = defineBlock({
  name: 'ruledList',
  title: 'Ruled list',
  description: 'A title at the left, rows at the right.',
  icon: AlignLeft,
  fields: [
    lineField({ max: 60 }),
    leadField({ max: 240 }),
    objectList({ name: 'items', title: 'Rows', of: 'ruledItem' }),
  ],
});

export const ruledItem = defineType({
  name: 'ruledItem',
  title: 'Row',
  description: 'One row of a ruled list.',
  type: 'object',
  icon: AlignLeft,
  fields: [
    lineField({ max: 60 }),
    paragraphField({ max: 240 }),
    defineField({ ...iconField, validation: undefined }),
    mediaField({
      name: 'portrait',
      title: 'Portrait',
      description: 'Of a person, in place of the icon.',
      required: false,
    }),
    hrefField({ title: 'Leads to', required: false }),
  ],
  preview: iconPreview('title', 'description'),
});
