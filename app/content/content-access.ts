import type { ContentDocument, SiteSettings } from './content-types';
import type { publishedContent } from './published-content.server';

/** Where a page's content is read from: published content, or drafts. */
export type ContentAccess = Pick<typeof publishedContent, 'fetch'> & {
  /** Ids of what is published at a path, in any of its spellings: drafts of others do not take the path from it. */
  publishedAt?: (paths: string[]) => Promise<string[]>;
  /** What drafts need done to a page before it is handed over. */
  finish?: (document: ContentDocument, path: string, settings: SiteSettings) => void;
};
