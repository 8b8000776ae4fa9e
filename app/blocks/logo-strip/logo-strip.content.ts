import { mediaProjection } from '../../content-model/projections.groq';
import type { TextsOf } from '../texts';

export const logoStripFields = /* groq */ `
  title,
  logos[]->{ _id, alt, image{ ${mediaProjection} } }
`;

export const logoStripTexts = {
  title: 'heading',
  logos: { alt: null, image: 'picture' },
} satisfies TextsOf<'logoStrip'>;
