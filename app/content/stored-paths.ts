import { readablePath } from '../../protocol/canonical-path';

const PLACEHOLDER = '{product}';
/** More mentions of the slug than this are not put together; no real path has them, and the spellings double each time. */
const MAX_MENTIONS = 4;

/**
 * Every spelling under which editors can have stored a path: each mention of the product's slug may have been written
 * as `{product}`, and characters outside ASCII as they are, or percent-encoded in upper or lower case. A document stands
 * at `path` exactly if its stored path is one of these.
 * @param path a canonical path, for example `/support/plinth-academy`
 * @param slug the product's slug
 * @returns the path itself first; never empty
 */
export function storedPaths(path: string, slug: string): string[] {
  const written = new Set([path, readablePath(path), path.toLowerCase()]);
  return [...written].flatMap((text) => spellings(text, slug));
}

function spellings(path: string, slug: string): string[] {
  const parts = path.split(slug);
  const mentions = slug === '' ? 0 : Math.min(parts.length - 1, MAX_MENTIONS);
  const found: string[] = [];
  for (let choice = 0; choice < 2 ** mentions; choice += 1) {
    found.push(parts.reduce((text, part, index) => text + mention(choice, index - 1, slug) + part));
  }
  return found;
}

function mention(choice: number, index: number, slug: string): string {
  return index < MAX_MENTIONS && (choice >> index) & 1 ? PLACEHOLDER : slug;
}
