import { Rows3 } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { picturedPreview } from '../../pictures/previews';
import { anchorField, hrefField } from '../fields/address-fields';
import { mediaField } from '../fields/media-field';
import { lineField, paragraphField } from '../fields/text-fields';

export const moduleSection = defineType({
  name: 'moduleSection',
  title: 'Module section',
  description: 'A part of a module: text on one side, a picture on the other.',
  type: 'object',
  icon: Rows3,
  fields: [
    lineField({ max: 48 }),
    lineField({ name: 'subTitle', title: 'Subtitle', max: 90 }),
    paragraphField({ title: 'Text', required: false, max: 320 }),
    defineField({
      name: 'bullets',
      title: 'Points',
      type: 'array',
      of: [defineArrayMember({ type: 'moduleBullet' })],
    }),
    mediaField(),
    hrefField({ title: 'Read more', description: 'Optional page to read on.', required: false }),
    anchorField,
  ],
  preview: picturedPreview({ title: 'title', subtitle: 'subTitle', picture: 'image' }),
});
