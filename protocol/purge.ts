/** What has become old: the answers that bear one of these tags (`Cache-Tag`), or all there are. */
export type Purge = { tags: ReadonlySet<string> } | { everything: true };

/** Whether a purge matches an answer. One that bears no tag can only be reached by a purge of everything. */
export function matches(purge: Purge, tags: readonly string[]): boolean {
  return 'everything' in purge || tags.some((tag) => purge.tags.has(tag));
}
