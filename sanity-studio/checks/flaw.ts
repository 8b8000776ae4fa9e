/** A document as the lake stores it. */
export type ContentDocument = { _id: string; _type: string; [field: string]: unknown };

/** An error stops publishing, or is asked about; a warning is only shown. */
export type Level = 'error' | 'warning';

/** Something wrong with the content of a document. */
export type Flaw = {
  kind: FlawKind;
  level: Level;
  document: ContentDocument;
  /** The field, as Studio writes paths; empty for the document. */
  path: string;
  /** A sentence for editors that says what is wrong or what to change. */
  message: string;
  /** The field in the words of the form; empty for the document. */
  place?: string;
};

/** What a rule returns: the flaw's level follows from its kind. */
export type Finding = Pick<Flaw, 'kind' | 'path' | 'message'>;

export type FlawKind = keyof typeof flawKinds;

/** Every kind of flaw, errors first, with the title of its list for editors. */
export const flawKinds = {
  'dead-link': { level: 'error', title: 'Links that lead nowhere' },
  'forbidden-link': { level: 'error', title: 'Links that browsers must not follow' },
  'menu-without-page': { level: 'error', title: 'Menu entries without a page' },
  'dead-redirect': { level: 'error', title: 'Redirects that lead nowhere' },
  'shadowing-redirect': { level: 'error', title: 'Redirects at the path of a page' },
  'path-clash': { level: 'error', title: 'Paths used twice' },
  'unusable-path': { level: 'error', title: 'Paths that a page cannot have' },
  'missing-picture': { level: 'error', title: 'Pictures not chosen yet' },
  'undescribed-picture': { level: 'error', title: 'Pictures without alternative text' },
  'small-share-picture': { level: 'error', title: 'Pictures too small to be shared' },
  'second-title': { level: 'error', title: 'Pages with two titles' },
  'no-title': { level: 'error', title: 'Pages that begin without a title' },
  empty: { level: 'error', title: 'Blocks and texts that are empty' },
  'unknown-placeholder': { level: 'error', title: 'Placeholders that nothing fills' },
  'bad-cell': { level: 'error', title: 'Cells that cannot be read' },
  'dead-choice': { level: 'error', title: 'Choices that there are no more' },
  'pages-outside': { level: 'error', title: 'Languages that the pages do not have' },
  'name-alone': { level: 'error', title: 'Names that only one language would have' },
  field: { level: 'error', title: 'Fields that are empty or cannot be used' },
  'unpublished-link': { level: 'warning', title: 'Links to pages that are not published' },
  'foreign-link': { level: 'warning', title: 'Links that lead into another language' },
  'untranslated-entry': { level: 'warning', title: 'Menu entries without a translation' },
  'old-translation': { level: 'warning', title: 'Translations that have fallen behind' },
  'second-translation': { level: 'warning', title: 'Second translations into one language' },
  'no-language': { level: 'warning', title: 'Pages in no language of the site' },
  'draft-clash': { level: 'warning', title: 'Paths that a draft has too' },
  'heading-order': { level: 'warning', title: 'Headings out of order' },
  doubled: { level: 'warning', title: 'Blocks and link names that occur twice' },
  'title-length': { level: 'warning', title: 'Titles too long or too short for search results' },
  'description-length': { level: 'warning', title: 'Descriptions too long or too short' },
  'shared-title': { level: 'warning', title: 'Titles that several pages have' },
  'shared-description': { level: 'warning', title: 'Descriptions that several pages have' },
  'small-image': { level: 'warning', title: 'Images too small' },
  'heavy-image': { level: 'warning', title: 'Images too heavy' },
  'shared-question': { level: 'warning', title: 'Questions that occur twice' },
  'hidden-in-menu': { level: 'warning', title: 'Menu entries of pages that search engines must not list' },
  'file-name': { level: 'warning', title: 'Alternative texts that are names of files' },
  'blind-link': { level: 'warning', title: 'Links that do not say where they lead' },
  'dummy-text': { level: 'warning', title: 'Texts that stand in for others' },
  'other-name': { level: 'warning', title: 'The product’s name, written another way' },
  'field-note': { level: 'warning', title: 'Texts and lists that may not fit' },
  orphan: { level: 'warning', title: 'Pages that nobody links to' },
  'small-topic': { level: 'warning', title: 'Topics with a page for fewer than three articles' },
  over: { level: 'warning', title: 'Pages and blocks whose time is over' },
  'contradicting-date': { level: 'warning', title: 'Dates that cannot be right' },
} as const satisfies Record<string, { level: Level; title: string }>;
