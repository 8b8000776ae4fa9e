import type { TextsOf } from '../texts';

export const searchFormFields = /* groq */ `
  title
`;

export const searchFormTexts = {
  title: 'heading',
} satisfies TextsOf<'searchForm'>;
