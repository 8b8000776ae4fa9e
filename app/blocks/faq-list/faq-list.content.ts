import { faqItemProjection, linkProjection } from '../../content-model/projections.groq';
import type { TextsOf } from '../texts';

export const faqListFields = /* groq */ `
  title,
  link{ ${linkProjection} },
  items[]->{ ${faqItemProjection} }
`;

export const faqListTexts = {
  title: 'heading',
  link: 'link',
  items: { question: 'question', answer: 'prose' },
} satisfies TextsOf<'faqList'>;
