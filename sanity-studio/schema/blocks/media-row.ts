import { Columns2 } from 'lucide-react';
import { defineField } from 'sanity';
import { mediaField } from '../fields/media-field';
import { lineField, paragraphField } from '../fields/text-fields';
import { defineBlock } from './define-block';

export const mediaRow = defineBlock({
  name: 'mediaRow',
  title: 'Text and picture',
  description: 'Text at the left, a picture at the right.',
  icon: Columns2,
  fields: [
    lineField({ max: 60 }),
    paragraphField({ name: 'text', title: 'Text', required: false, max: 320 }),
    defineField({ name: 'link', title: 'Link', type: 'link' }),
    mediaField(),
  ],
});
