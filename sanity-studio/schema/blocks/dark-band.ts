import { RectangleHorizontal } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { blockPreview } from '../../pictures/previews';
import { anchorField } from '../fields/address-fields';
import { mediaField } from '../fields/media-field';
import { lineField, paragraphField } from '../fields/text-fields';

export const darkBand = defineType({
  name: 'darkBand',
  title: 'Dark band',
  description: 'Text and a product view on dark green.',
  type: 'object',
  icon: RectangleHorizontal,
  fields: [
    lineField({ max: 60 }),
    paragraphField({ name: 'text', title: 'Text', required: false, max: 240 }),
    defineField({ name: 'link', title: 'Link', type: 'link' }),
    mediaField(),
    anchorField,
  ],
  preview: blockPreview('darkBand', 'Dark band'),
});
