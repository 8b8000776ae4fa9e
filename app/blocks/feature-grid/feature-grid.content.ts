import { mediaProjection } from '../../content-model/projections.groq';
import type { TextsOf } from '../texts';

export const featureGridFields = /* groq */ `
  title,
  lead,
  cards[]{ _key, title, description, icon, bed, href, image{ ${mediaProjection} } }
`;

export const featureGridTexts = {
  title: 'heading',
  lead: 'lead',
  cards: { title: 'part', description: 'text', image: 'picture' },
} satisfies TextsOf<'featureGrid'>;
