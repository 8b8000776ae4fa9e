import type { ContentDocument, SiteSettings } from './content-types';
import type { publishedContent } from './published-content.server';

/** Where a page's content is read from: published content, or drafts. */
export type ContentAccess = Pick<typeof publishedContent, 'fetch'> & {
  /** What drafts need done to a page before it is handed over. */
  finish?: (document: ContentDocument, path: string, settings: SiteSettings) => void;
};
