import { Quote } from 'lucide-react';
import { defineType } from 'sanity';
import { blockPreview } from '../../pictures/previews';
import { anchorField } from '../fields/address-fields';
import { shownList } from '../fields/list-fields';
import { lineField } from '../fields/text-fields';

export const testimonialRow = defineType({
  name: 'testimonialRow',
  title: 'Testimonials',
  description: 'What customers say; the first is set large.',
  type: 'object',
  icon: Quote,
  fields: [
    lineField({ max: 60 }),
    shownList({
      name: 'testimonials',
      title: 'Testimonials',
      of: 'testimonial',
      description: 'One, or three: the first is large.',
    }),
    anchorField,
  ],
  preview: blockPreview('testimonialRow', 'Testimonials'),
});
