import { mediaProjection } from '../../content-model/projections.groq';
import type { TextsOf } from '../texts';

export const moduleSectionsFields = /* groq */ `
  sideIndex,
  sections[]{ _key, anchor, title, subTitle, description, href, bullets[]{ _key, title, description }, image{ ${mediaProjection} } }
`;

export const moduleSectionsTexts = {
  sections: {
    title: 'heading',
    subTitle: 'lead',
    description: 'text',
    bullets: { title: 'part', description: 'text' },
    image: 'picture',
  },
} satisfies TextsOf<'moduleSections'>;
