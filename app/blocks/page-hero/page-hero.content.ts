import { linkProjection, mediaProjection } from '../../content-model/projections.groq';
import type { TextsOf } from '../texts';

export const pageHeroFields = /* groq */ `
  title,
  lead,
  layout,
  actions[]{ ${linkProjection} },
  image{ ${mediaProjection} }
`;

export const pageHeroTexts = {
  title: 'heading',
  lead: 'lead',
  actions: 'link',
  image: 'picture',
} satisfies TextsOf<'pageHero'>;
