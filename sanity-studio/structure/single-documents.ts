/** A document of which there is exactly one, under an id that never changes. */
export type SingleDocument = { id: string; type: string };

/** The home page: an ordinary page, but for its place. */
export const homePage = { id: 'page-home', type: 'page' } as const satisfies SingleDocument;

/** Types of which there is one document, whose id is the type's name. */
export const singleTypes: readonly string[] = [
  'siteSettings',
  'navigation',
  'chatSettings',
  'consentSettings',
];

/**
 * Whether there can be only one such document: it can be edited and published, not copied or removed.
 * @param id with or without `drafts.`; undefined where it is not known yet
 */
export function isSingleDocument(type: string, id: string | undefined): boolean {
  return singleTypes.includes(type) || id?.replace(/^drafts\./, '') === homePage.id;
}

/**
 * Whether a document is one too many, made by hand past all menus: it can only be removed.
 * @param id with or without `drafts.`; undefined where it is not known yet
 */
export function isSecond(type: string, id: string | undefined): boolean {
  return singleTypes.includes(type) && id !== undefined && id.replace(/^drafts\./, '') !== type;
}

/**
 * Types whose documents stand on pages by reference, with the titles that editors know their lists by, and the field
 * that these are sorted by.
 */
export const sharedContent: readonly (readonly [type: string, title: string, sortedBy: string])[] = [
  ['testimonial', 'Testimonials', 'name'],
  ['customerLogo', 'Customer logos', 'alt'],
  ['faqItem', 'Questions and answers', 'question'],
  ['employeeQuote', 'Employee quotes', 'name'],
  ['careerValue', 'Values', 'title'],
  ['industry', 'Industry cards', 'title'],
];
