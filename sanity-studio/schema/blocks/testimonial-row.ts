import { Quote } from 'lucide-react';
import { shownList } from '../fields/list-fields';
import { lineField } from '../fields/text-fields';
import { defineBlock } from './define-block';

export const testimonialRow = defineBlock({
  name: 'testimonialRow',
  title: 'Testimonials',
  description: 'What customers say; the first is set large.',
  icon: Quote,
  fields: [
    lineField({ max: 60 }),
    shownList({
      name: 'testimonials',
      title: 'Testimonials',
      of: 'testimonial',
      description: 'One, or three: the first is large.',
    }),
  ],
});
