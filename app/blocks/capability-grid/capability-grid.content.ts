import type { TextsOf } from '../texts';

const notAvailable = /* groq */ `"notAvailable": select(enabled == false => *[_type == "siteSettings" && _id == "siteSettings"][0].notAvailableLabel, null)`;

export const capabilityGridFields = /* groq */ `
  title,
  lead,
  bed,
  cards[]{ _key, title, description, icon, bullets, href, color, enabled, ${notAvailable} }
`;

export const capabilityGridTexts = {
  title: 'heading',
  lead: 'lead',
  cards: { title: 'part', notAvailable: 'text', description: 'text', bullets: 'text' },
} satisfies TextsOf<'capabilityGrid'>;
