import { Frame } from 'lucide-react';
import { defineType } from 'sanity';
import { picturedPreview } from '../../pictures/previews';
import { textSizeIcon } from '../../pictures/text-size-icon';
import { mediaField } from '../fields/media-field';

export const figure = defineType({
  name: 'figure',
  title: 'Picture',
  description: 'A picture in the text.',
  type: 'object',
  icon: textSizeIcon(Frame),
  fields: [mediaField({ name: 'media' })],
  preview: picturedPreview({
    title: 'media.alt',
    subtitle: 'media.caption',
    picture: 'media',
    untitled: 'Picture',
  }),
});
