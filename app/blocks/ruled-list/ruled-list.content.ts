import type { TextsOf } from '../texts';

export const ruledListFields = /* groq */ `
  title,
  lead,
  items[]{ _key, title, description, icon, href }
`;

export const ruledListTexts = {
  title: 'heading',
  lead: 'lead',
  items: { title: 'part', description: 'teaser' },
} satisfies TextsOf<'ruledList'>;
