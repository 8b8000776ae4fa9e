import * as z from 'zod';

/** Above this, "everything" is the smaller message. */
const MAX_MERGED_TAGS = 500;

/** A cache invalidation: of the answers with one of these cache tags, or of all. */
export type Purge = z.infer<typeof purgeSchema>;

/** What every shared cache accepts in a header: a longer tag, or one with a space or a comma, would be rejected. */
export const cacheTagSchema = z.string().regex(/^[\x21-\x2b\x2d-\x7e]{1,200}$/);

const purgeSchema = z.union([
  z.object({ everything: z.literal(true) }),
  z.object({ tags: z.array(cacheTagSchema).max(5_000).readonly() }),
]);

/** `{"tags":["…"]}` or `{"everything":true}`; undefined for anything else. */
export const readPurge = (message: unknown): Purge | undefined => purgeSchema.safeParse(message).data;

/**
 * Whether a purge matches the tags of an answer. An answer without tags cannot be named, so every purge matches it: a
 * needless revalidation is cheaper than an outdated page.
 */
export function purgeMatcher(purge: Purge): (tags: readonly string[]) => boolean {
  if ('everything' in purge) return () => true;
  const purged = new Set(purge.tags);
  return (tags) => tags.length === 0 || tags.some((tag) => purged.has(tag));
}

export function mergePurges(one: Purge, other: Purge | undefined): Purge {
  if (other === undefined) return one;
  if ('everything' in one || 'everything' in other) return { everything: true };
  const tags = [...new Set([...one.tags, ...other.tags])];
  return tags.length > MAX_MERGED_TAGS ? { everything: true } : { tags };
}

export function readCacheTags(header: string | null | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}
