import { mediaProjection } from '../../content-model/projections.groq';
import type { TextsOf } from '../texts';

export const missionSectionsFields = /* groq */ `
  sections[]{ _key, title1, title2, description, image{ ${mediaProjection} } }
`;

export const missionSectionsTexts = {
  sections: { title1: 'part', title2: 'part', description: 'text', image: 'picture' },
} satisfies TextsOf<'missionSections'>;
