import { Columns2 } from 'lucide-react';
import { defineField, defineType } from 'sanity';
import { blockPreview } from '../../pictures/previews';
import { anchorField } from '../fields/address-fields';
import { mediaField } from '../fields/media-field';
import { lineField, paragraphField } from '../fields/text-fields';

export const mediaRow = defineType({
  name: 'mediaRow',
  title: 'Text and picture',
  description: 'Text at the left, a picture at the right.',
  type: 'object',
  icon: Columns2,
  fields: [
    lineField({ max: 60 }),
    paragraphField({ name: 'text', title: 'Text', required: false, max: 320 }),
    defineField({ name: 'link', title: 'Link', type: 'link' }),
    mediaField(),
    anchorField,
  ],
  preview: blockPreview('mediaRow', 'Text and picture'),
});
