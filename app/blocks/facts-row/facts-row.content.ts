import type { TextsOf } from '../texts';

export const factsRowFields = /* groq */ `
  facts[]{ _key, figure, label }
`;

export const factsRowTexts = {
  facts: { label: 'part', figure: 'text' },
} satisfies TextsOf<'factsRow'>;
