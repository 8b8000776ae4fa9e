import type { publishedContent } from './published-content.server';

/** What a page made from drafts prints besides its content. */
export type PreviewData = {
  /** HTML of the bar that says so. */
  bar: string;
  /** Allows style elements under the page's policy. */
  styleNonce: string;
  /** Seen through a shared link: there is no Studio in which a click could open a field. */
  isShared: boolean;
};

/** Where a page's content is read from: published content, or drafts. */
export type ContentAccess = Pick<typeof publishedContent, 'fetch'> & {
  preview?: PreviewData;
  /** Ids of what is published at a path, in any of its spellings: drafts of others do not take the path from it. */
  publishedAt?: (paths: string[]) => Promise<string[]>;
};
