import { createHash } from 'node:crypto';

/**
 * A validator for a response, made before it is rendered from all that goes into it.
 * @param parts for example the build's version and the loaders' data as JSON
 * @returns a weak entity tag (RFC 9110, 8.8.3): equal content, though compression may differ
 */
export function entityTag(...parts: string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return `W/"${hash.digest('base64url').slice(0, 27)}"`;
}

/**
 * Whether the client already has what a tag stands for.
 * @param ifNoneMatch the request's header: `*`, or a list of tags; compared weakly
 */
export function isUnchanged(ifNoneMatch: string | null, tag: string): boolean {
  if (!ifNoneMatch) return false;
  const bare = (value: string) => value.trim().replace(/^W\//, '');
  return (
    ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((candidate) => bare(candidate) === bare(tag))
  );
}
