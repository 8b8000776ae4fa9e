import { faqItemProjection } from '../../content-model/projections.groq';
import type { TextsOf } from '../texts';

export const faqGroupsFields = /* groq */ `
  groups[]{ _key, title, items[]->{ ${faqItemProjection} } }
`;

export const faqGroupsTexts = {
  groups: { title: 'part', items: { question: 'question', answer: 'prose' } },
} satisfies TextsOf<'faqGroups'>;
