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

/** How an answer of the Lake came. */
export type Provenance = {
  /** The sync tags by which changes to it are told. */
  tags: readonly string[];
  /** `memory` and `snapshot`: kept from before, because the Lake fails. `drafts`: for one reader, kept nowhere. */
  from: 'lake' | 'memory' | 'snapshot' | 'drafts';
  /** Whether we hear of changes as they happen; if not, nothing made from it may be kept for longer than seconds. */
  followed: boolean;
};

/** An answer of the Lake, mended where it was broken, and how it came. */
export type Answer<T> = Provenance & { result: T };
