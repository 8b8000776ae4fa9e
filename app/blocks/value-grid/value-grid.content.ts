import { mediaProjection } from '../../content-model/projections.groq';
import type { TextsOf } from '../texts';

export const valueGridFields = /* groq */ `
  title,
  values[]->{ _id, id, title, description, hasImage, color, image{ ${mediaProjection} } }
`;

export const valueGridTexts = {
  title: 'heading',
  values: { title: 'part', description: 'text', image: 'picture' },
} satisfies TextsOf<'valueGrid'>;
