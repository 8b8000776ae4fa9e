import { datesProjection } from '../../content-model/projections.groq';
import type { TextsOf } from '../texts';

/** By `in`: comparisons with `==` are replaced by those with the settings of the page's language; see `inLanguage`. */
const defaultLanguage = /* groq */ `*[_type == "siteSettings" && _id in ["siteSettings"]][0].language`;
/** In the language of its page; what has none has the default one. */
const isAlike = /* groq */ `coalesce(language, ${defaultLanguage}) == coalesce(^.^.language, ${defaultLanguage})`;

export const openingsFields = /* groq */ `
  title,
  lead,
  requirementsLabel,
  applyLabel,
  emptyText,
  "openings": *[_type == "opening" && ${isAlike}] | order(coalesce(order, 9999) asc, _id asc)[0...50]{ _id, title, team, place, contract, work, requirements, href, ${datesProjection} }
`;

export const openingsTexts = {
  title: 'heading',
  lead: 'lead',
  requirementsLabel: 'label',
  applyLabel: 'label',
  // Shown only where there are none.
  emptyText: 'label',
  openings: {
    title: 'part',
    team: 'fact',
    contract: 'fact',
    place: 'fact',
    work: 'text',
    requirements: 'text',
    href: 'address',
  },
} satisfies TextsOf<'openings'>;
