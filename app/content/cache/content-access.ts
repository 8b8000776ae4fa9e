import type { PublishedContent } from './published-content.server';

/** The preview parts of a page made from drafts. */
export type PreviewData = {
  /** HTML of the preview bar. */
  bar: string;
  /** Allows style elements under the page's policy. */
  styleNonce: string;
  /** Opened by a shared link: there is no Studio in which a click could open a field. */
  isShared: boolean;
};

/** Where a page's content is read from: published content, or drafts. */
export type ContentAccess = Pick<PublishedContent, 'fetch'> & {
  /** Published content has it; a preview shows the braces of what is missing. */
  lastFacts?: PublishedContent['lastFacts'];
  preview?: PreviewData;
  /** Ids of the documents published at a path, in any of its spellings: they win over other documents' drafts. */
  publishedAt?: (paths: string[]) => Promise<string[]>;
};
