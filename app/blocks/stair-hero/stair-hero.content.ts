import { linkProjection, mediaProjection } from '../../content-model/projections.groq';
import type { TextsOf } from '../texts';

export const stairHeroFields = /* groq */ `
  title,
  lead,
  actions[]{ ${linkProjection} },
  image{ ${mediaProjection} },
  courses[]{ _key, icon, name, detail, href }
`;

export const stairHeroTexts = {
  title: 'heading',
  lead: 'lead',
  actions: 'link',
  courses: { name: 'part', detail: 'text' },
  image: 'picture',
} satisfies TextsOf<'stairHero'>;
