import { Frame } from 'lucide-react';
import { defineType } from 'sanity';
import { mediaField } from '../fields/media-field';

export const figure = defineType({
  name: 'figure',
  title: 'Picture',
  description: 'A picture in the text.',
  type: 'object',
  icon: Frame,
  fields: [mediaField({ name: 'media' })],
  preview: { select: { title: 'media.alt', media: 'media.image' } },
});
