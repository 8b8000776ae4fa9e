/** Above this, "everything" is the smaller message. */
const MAX_TAGS = 500;

/** What a change has made old: the answers that bear one of these sync tags, or all there are. */
export type Purge = { tags: readonly string[] } | { everything: true };

/**
 * Whether a purge reaches what bears these tags. What bears none cannot be named, so every purge reaches it.
 */
export function reaches(purge: Purge, tags: readonly string[]): boolean {
  return 'everything' in purge || tags.length === 0 || tags.some((tag) => purge.tags.includes(tag));
}

/** Two purges as one. */
export function mergePurges(one: Purge, other: Purge | undefined): Purge {
  if (other === undefined) return one;
  if ('everything' in one || 'everything' in other) return { everything: true };
  const tags = [...new Set([...one.tags, ...other.tags])];
  return tags.length > MAX_TAGS ? { everything: true } : { tags };
}
