import { richTextProjection } from '../../content-model/projections.groq';
import type { TextsOf } from '../texts';

export const proseFields = /* groq */ `
  body[]{ ${richTextProjection} }
`;

export const proseTexts = {
  body: 'prose',
} satisfies TextsOf<'prose'>;
