import { RectangleHorizontal } from 'lucide-react';
import { defineField } from 'sanity';
import { mediaField } from '../fields/media-field';
import { lineField, paragraphField } from '../fields/text-fields';
import { defineBlock } from './define-block';

export const darkBand = defineBlock({
  name: 'darkBand',
  title: 'Dark band',
  description: 'Text and a product view on dark green.',
  icon: RectangleHorizontal,
  fields: [
    lineField({ max: 60 }),
    paragraphField({ name: 'text', title: 'Text', required: false, max: 240 }),
    defineField({ name: 'link', title: 'Link', type: 'link' }),
    mediaField(),
  ],
});
