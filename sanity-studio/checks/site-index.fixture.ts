import { type SiteContent, SiteIndex } from './site-index';

export const NOTHING: SiteContent = {
  addresses: { brand: null, pages: [], redirects: [] },
  redirects: [],
  shared: [],
  channels: [],
  questions: [],
  heavyImages: [],
  answersByMail: false,
  languages: [],
  ties: [],
  drafts: [],
};
const NOW = Date.parse('2026-11-25T12:00:00Z');

/** The index of a site that has this content and nothing else, at `NOW`. */
export const indexWith = (content: Partial<SiteContent> = {}) =>
  new SiteIndex({ ...NOTHING, ...content }, NOW);
