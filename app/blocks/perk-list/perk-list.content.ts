import type { TextsOf } from '../texts';

export const perkListFields = /* groq */ `
  title,
  perks[]{ _key, title, description, icon }
`;

export const perkListTexts = {
  title: 'heading',
  perks: { title: 'part', description: 'text' },
} satisfies TextsOf<'perkList'>;
