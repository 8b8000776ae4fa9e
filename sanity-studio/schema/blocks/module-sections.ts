import { List, Rows3 } from 'lucide-react';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { picturedPreview } from '../../pictures/previews';
import { anchorField, hrefField } from '../fields/address-fields';
import { flagField } from '../fields/choice-fields';
import { objectList } from '../fields/list-fields';
import { mediaField } from '../fields/media-field';
import { lineField, paragraphField } from '../fields/text-fields';
import { defineBlock } from './define-block';

export const moduleSections = defineBlock({
  name: 'moduleSections',
  title: 'Module sections',
  description: 'Parts of a module, with text and picture alternately left and right.',
  icon: Rows3,
  fields: [
    objectList({ name: 'sections', title: 'Sections', of: 'moduleSection' }),
    flagField({ name: 'sideIndex', title: 'Show an index at the side', initialValue: false, required: true }),
  ],
  shown: ['sections.0.title'],
});

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

export const moduleBullet = defineType({
  name: 'moduleBullet',
  title: 'Point',
  description: 'One point of a module section.',
  type: 'object',
  icon: List,
  fields: [lineField({ max: 48 }), paragraphField({ max: 140 })],
  preview: { select: { title: 'title', subtitle: 'description' } },
});
