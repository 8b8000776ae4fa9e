import { linkProjection, mediaProjection } from '../../content-model/projections.groq';
import type { TextsOf } from '../texts';

export const mediaRowFields = /* groq */ `
  title,
  text,
  link{ ${linkProjection} },
  image{ ${mediaProjection} }
`;

export const mediaRowTexts = {
  title: 'heading',
  text: 'text',
  link: 'link',
  image: 'picture',
} satisfies TextsOf<'mediaRow'>;
