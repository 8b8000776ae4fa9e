import { mediaProjection } from '../../content-model/projections.groq';
import type { TextsOf } from '../texts';

export const ruledListFields = /* groq */ `
  title,
  lead,
  items[]{ _key, title, description, icon, portrait{ ${mediaProjection} }, href }
`;

export const ruledListTexts = {
  title: 'heading',
  lead: 'lead',
  items: { title: 'part', description: 'teaser', portrait: null },
} satisfies TextsOf<'ruledList'>;
