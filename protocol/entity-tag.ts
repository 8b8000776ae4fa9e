import { createHash } from 'node:crypto';

/**
 * @param parts all that determines the response: the body, or the program and its data
 * @returns a weak entity tag (RFC 9110, 8.8.3): equal content, though compression may differ
 */
export function entityTag(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return `W/"${hash.digest('base64url').slice(0, 27)}"`;
}

/**
 * Weak comparison (RFC 9110, 13.1.2). The package `fresh` would send the whole page to a request with `Cache-Control:
 * no-cache`.
 */
export function isUnchanged(ifNoneMatch: string | null | undefined, tag: string | undefined): boolean {
  if (!ifNoneMatch || tag === undefined) return false;
  if (ifNoneMatch === tag || ifNoneMatch.trim() === '*') return true;
  const bare = (value: string) => value.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((candidate) => bare(candidate) === bare(tag));
}
