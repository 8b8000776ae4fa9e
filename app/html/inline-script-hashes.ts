import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
/** Script elements that browsers do not run as script: data, such as JSON-LD, needs no hash. */
const DATA_BLOCK = /\btype="(?!module|text\/javascript)[^"]+"/i;

/**
 * Hashes of every inline script of a page, as a Content-Security-Policy names them.
 * @param html a whole page
 * @returns `sha256-…`, each once, in the order of the page
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT)) {
    if (/\bsrc=/i.test(attributes) || DATA_BLOCK.test(attributes)) continue;
    hashes.add(`sha256-${createHash('sha256').update(code).digest('base64')}`);
  }
  return [...hashes];
}
