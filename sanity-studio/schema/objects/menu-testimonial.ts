import { Quote } from 'lucide-react';
import { defineType } from 'sanity';
import { picturedPreview } from '../../pictures/previews';
import { mediaField } from '../fields/media-field';
import { lineField, paragraphField } from '../fields/text-fields';

export const menuTestimonial = defineType({
  name: 'menuTestimonial',
  title: 'Customer’s words',
  description: 'Shown at the right of the menu’s panel.',
  type: 'object',
  icon: Quote,
  fields: [
    paragraphField({ name: 'quote', title: 'Quote', max: 140 }),
    lineField({ name: 'author', title: 'Author' }),
    lineField({ name: 'position', title: 'Position and company' }),
    mediaField({ name: 'avatar', title: 'Portrait', startsAsUpload: false }),
  ],
  preview: picturedPreview({ title: 'author', subtitle: 'quote', picture: 'avatar' }),
});
