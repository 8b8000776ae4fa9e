import { getPublishedId } from '@sanity/client/csm';
import { isFrameId, languageOfFrame } from '../../protocol/language';

/** A document that exists exactly once, under a fixed id. */
export type SingleDocument = { id: string; type: string };

/** The home page: an ordinary page with a fixed id. */
export const homePage = { id: 'page-home', type: 'page' } as const satisfies SingleDocument;

/** Documents that every page shows, by their types, with their titles for editors. The id of each is its type's name. */
export const singleSettings: ReadonlyMap<string, string> = new Map([
  ['siteSettings', 'Site settings'],
  ['navigation', 'Menu and footer'],
  ['chatSettings', 'Chat'],
  ['consentSettings', 'Cookie consent'],
]);

/** The language of such a document, by its published id; undefined for that of the default one, and for all others. */
export function languageOfSingle(id: string): string | undefined {
  for (const type of singleSettings.keys()) {
    const language = languageOfFrame(type, id);
    if (language) return language;
  }
  return undefined;
}

/**
 * Whether there can be only one such document: it can be edited and published, not copied or removed.
 * @param id with or without `drafts.`; undefined if it is not known yet
 */
export function isSingleDocument(type: string, id: string | undefined): boolean {
  return singleSettings.has(type) || (id !== undefined && getPublishedId(id) === homePage.id);
}

/**
 * Whether a document is a second one, created by hand outside the menus, and of no language: it can only be removed.
 * @param id with or without `drafts.`; undefined if it is not known yet
 */
export function isSecond(type: string, id: string | undefined): boolean {
  return singleSettings.has(type) && id !== undefined && !isFrameId(type, getPublishedId(id));
}

/**
 * Types whose documents are shown on pages by reference, with the titles of their lists for editors, and the field that
 * sorts the lists.
 */
export const sharedContent: readonly (readonly [type: string, title: string, sortedBy: string])[] = [
  ['testimonial', 'Testimonials', 'name'],
  ['story', 'Customer stories', 'company'],
  ['customerLogo', 'Customer logos', 'alt'],
  ['faqItem', 'Questions and answers', 'question'],
  ['author', 'Authors', 'name'],
  ['employeeQuote', 'Employee quotes', 'name'],
  ['careerValue', 'Values', 'title'],
  ['industry', 'Industry cards', 'title'],
  ['productView', 'Product views', 'name'],
];
