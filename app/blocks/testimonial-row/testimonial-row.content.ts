import { mediaProjection } from '../../content-model/projections.groq';
import type { TextsOf } from '../texts';

export const testimonialRowFields = /* groq */ `
  title,
  testimonials[]->{ _id, id, name, designation, companyName, quote, companyLogoAlt, image{ ${mediaProjection} }, companyLogo{ ${mediaProjection} } }
`;

export const testimonialRowTexts = {
  title: 'heading',
  testimonials: {
    quote: 'text',
    name: 'fact',
    designation: 'fact',
    companyName: 'fact',
    companyLogoAlt: null,
    image: 'picture',
    companyLogo: 'picture',
  },
} satisfies TextsOf<'testimonialRow'>;
