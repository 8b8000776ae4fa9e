import { httpError } from '../errors/http-error';

/**
 * Which versions of documents a query sees.
 * - `raw`: every document under its own id, drafts and versions included.
 * - `public`: what anybody may see: published documents at the root, no id with a dot in it.
 * - layers: published documents with the named layers laid over them, first wins; `[]` is `published`.
 */
export type Perspective = 'raw' | 'public' | readonly string[];

const LAYER_NAME = /^[A-Za-z0-9_-]{1,128}$/;

/** From this API version on, a query that names no perspective sees published documents only. */
const PUBLISHED_BY_DEFAULT_FROM = '2025-02-19';

/**
 * Reads the `perspective` parameter of a query.
 *
 * @param value its text: `raw`, `published`, `drafts` (or the older `previewDrafts`), or a comma list of
 *   layers; empty when the request has none.
 * @param apiVersion `1`, `X` or a date, as in the URL without its `v`.
 * @throws LakeError 400 for a name that cannot be a perspective, or `raw` in a list.
 */
export function readPerspective(value: string, apiVersion: string): Perspective {
  if (value === '') {
    const isDated = /^\d{4}-/.test(apiVersion);
    return apiVersion === 'X' || (isDated && apiVersion >= PUBLISHED_BY_DEFAULT_FROM) ? [] : 'raw';
  }
  const names = value.split(',').map((name) => name.trim());
  if (names.length === 1 && names[0] === 'raw') return 'raw';
  for (const name of names) {
    if (name === 'raw' || !LAYER_NAME.test(name)) {
      throw httpError(400, `Invalid perspective: "${value}"`);
    }
  }
  const layers = names.map((name) => (name === 'previewDrafts' ? 'drafts' : name));
  // Published lies under everything, so whatever is named after it can never show.
  const published = layers.indexOf('published');
  return [...new Set(published === -1 ? layers : layers.slice(0, published))];
}
