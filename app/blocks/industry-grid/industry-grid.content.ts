import { mediaProjection } from '../../content-model/projections.groq';
import type { TextsOf } from '../texts';

export const industryGridFields = /* groq */ `
  title,
  lead,
  industries[]->{ _id, id, title, description, href, image{ ${mediaProjection} } }
`;

export const industryGridTexts = {
  title: 'heading',
  lead: 'lead',
  industries: { title: 'part', description: 'text', image: 'picture' },
} satisfies TextsOf<'industryGrid'>;
