import { offerProjection } from '../../content-model/projections.groq';
import type { TextsOf } from '../texts';

export const quoteBuilderFields = /* groq */ `
  title,
  lead,
  "email": *[_type == "siteSettings" && _id == "siteSettings"][0].email,
  ${offerProjection},
  sizeNote,
  labels{ modules, roles, size, submit, reset, outline, module, users, later, allUsers, allUsersNote, implementation, price, onQuote, send, asText, copy, copied, inChat }
`;

export const quoteBuilderTexts = {
  title: 'heading',
  lead: 'lead',
  email: null,
  modules: { name: 'label' },
  roles: { name: 'label', modules: null },
  sizes: { name: 'label', description: 'label', time: 'label' },
  sizeNote: 'text',
  labels: 'label',
} satisfies TextsOf<'quoteBuilder'>;
