/** Types of documents that are pages of the site: each has a path. */
export const pageTypes: readonly string[] = ['page', 'article', 'legalPage', 'topic'];

/** A GROQ condition: the document is a page. Written out, because TypeGen reads no expressions. */
export const IS_PAGE = /* groq */ `_type in ["page", "article", "legalPage", "topic"]`;
