import type { TextsOf } from '../texts';

export const benefitGridFields = /* groq */ `
  title,
  lead,
  cards[]{ _key, title, description, icon, color }
`;

export const benefitGridTexts = {
  title: 'heading',
  lead: 'lead',
  cards: { title: 'part', description: 'text' },
} satisfies TextsOf<'benefitGrid'>;
