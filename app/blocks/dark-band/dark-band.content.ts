import { linkProjection, mediaProjection } from '../../content-model/projections.groq';
import type { TextsOf } from '../texts';

export const darkBandFields = /* groq */ `
  title,
  text,
  link{ ${linkProjection} },
  image{ ${mediaProjection} }
`;

export const darkBandTexts = {
  title: 'heading',
  text: 'text',
  link: 'link',
  image: 'picture',
} satisfies TextsOf<'darkBand'>;
