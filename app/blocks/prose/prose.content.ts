import { richTextProjection } from '../../content/projections.groq';
import type { TextsOf } from '../texts';

export const proseFields = /* groq */ `
  body[]{ ${richTextProjection} }
`;

export const proseTexts = {
  body: 'prose',
} satisfies TextsOf<'prose'>;
