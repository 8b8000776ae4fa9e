import { httpError } from '../errors';
import { isPublishedId, type LakeDocument } from '../store/lake-document';
import { withIds } from '../store/packed-document';
import { DatasetView } from './dataset-view';
import { byId } from './field-order';

/**
 * The perspective of a query: which versions of documents it sees.
 * - `raw`: every document under its own id, drafts and versions included.
 * - `public`: what a request without the token may see: published documents whose id has no dot.
 * - layers: published documents overlaid with the named layers, of which the first wins; `[]` is `published`.
 */
export type Perspective = 'raw' | 'public' | readonly string[];

const LAYER_NAME = /^[A-Za-z0-9_-]{1,128}$/;

/** From this API version on, queries and listeners see drafts and versions only if they ask for them. */
const PUBLISHED_BY_DEFAULT_FROM = '2025-02-19';

/** @param apiVersion `1`, `X` or a date, as in the URL without its `v`. */
export function isPublishedByDefault(apiVersion: string): boolean {
  return apiVersion === 'X' || (/^\d{4}-/.test(apiVersion) && apiVersion >= PUBLISHED_BY_DEFAULT_FROM);
}

/**
 * Reads the `perspective` parameter of a query.
 * @param value `raw`, `published`, `drafts` (or the older `previewDrafts`), or a comma list of
 *   layers; empty when the request has none.
 * @param apiVersion `1`, `X` or a date, as in the URL without its `v`.
 * @throws LakeError 400 for an invalid name, or `raw` in a list.
 */
export function readPerspective(value: string, apiVersion: string): Perspective {
  if (value === '') return isPublishedByDefault(apiVersion) ? [] : 'raw';
  const names = value.split(',').map((name) => name.trim());
  if (names.length === 1 && names[0] === 'raw') return 'raw';
  for (const name of names) {
    if (name === 'raw' || !LAYER_NAME.test(name)) {
      throw httpError(400, `Invalid perspective: "${value}"`);
    }
  }
  const layers = names.map((name) => (name === 'previewDrafts' ? 'drafts' : name));
  // Published documents are the base layer: a layer named after `published` has no effect.
  const published = layers.indexOf('published');
  return [...new Set(published === -1 ? layers : layers.slice(0, published))];
}

/**
 * Builds the view of a perspective.
 *
 * With layers a document has its published id, and its stored id in `_originalId`; references resolve to the overlay
 * because they always contain published ids.
 */
export function buildView(documents: readonly LakeDocument[], perspective: Perspective): DatasetView {
  const shows = shownIn(perspective);
  if (shows) return new DatasetView(documents.filter(({ _id }) => shows(_id)));
  return new DatasetView(overlay(documents, [...perspective].reverse()), true);
}

/** Which documents a perspective shows as they are stored; undefined if it overlays some with others. */
export function shownIn(perspective: Perspective): ((id: string) => boolean) | undefined {
  if (perspective === 'raw') return () => true;
  if (perspective === 'public') return isPublic;
  return perspective.length === 0 ? isPublishedId : undefined;
}

const isPublic = (id: string) => !id.includes('.');

/** Which documents a feed shows. @param includesVersions drafts and versions too, to a client with the token */
export function shownInFeed(isTrusted: boolean, includesVersions: boolean): (id: string) => boolean {
  if (!isTrusted) return isPublic;
  return includesVersions ? () => true : isPublishedId;
}

/** @param layers of which the last wins */
function overlay(documents: readonly LakeDocument[], layers: Exclude<Perspective, string>): LakeDocument[] {
  const published = documents.filter(({ _id }) => isPublishedId(_id));
  const shown = new Map(published.map((document) => [document._id, document]));
  for (const layer of layers) {
    const prefix = layer === 'drafts' ? 'drafts.' : `versions.${layer}.`;
    for (const document of documents) {
      if (document._id.startsWith(prefix)) shown.set(document._id.slice(prefix.length), document);
    }
  }
  return [...shown]
    .map(([id, document]) => withIds(document, { _id: id, _originalId: document._id }))
    .sort(byId);
}
