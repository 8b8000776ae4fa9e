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
