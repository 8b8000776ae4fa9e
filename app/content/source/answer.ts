import type { SiteQueryResult } from '../../content-model/sanity.types';

/** Where an answer of the Lake came from. */
export type Provenance = {
  /** The sync tags that purge it. */
  tags: readonly string[];
  /** `memory`, `snapshot`: the last good answer, because the Lake fails. `drafts`: private, never cached. */
  from: 'lake' | 'memory' | 'snapshot' | 'drafts';
  /** Whether live events arrive; if not, nothing made from it may be cached for longer than seconds. */
  hasLiveEvents: boolean;
  /** When a part of it appears or disappears by its dates, ms since 1970; nothing made from it may be cached beyond. */
  changesAtMs?: number;
};

/**
 * An answer of the Lake, repaired where it was broken, and its provenance.
 * @property site the site as of the same moment (see `withState`); one of another moment may never have been shown with it
 */
export type Answer<T> = Provenance & { result: T; site?: SiteQueryResult };
