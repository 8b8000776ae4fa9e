import { isRecord } from '../../../protocol/is-record';
import { httpError } from '../errors';
import { deepFreeze } from '../json';
import { baseDocumentId, type LakeDocument } from '../store/lake-document';

/**
 * The perspective of a query: which versions of documents it sees.
 * - `raw`: every document under its own id, drafts and versions included.
 * - `public`: what a request without the token may see: published documents whose id has no dot.
 * - layers: published documents overlaid with the named layers, of which the first wins; `[]` is `published`.
 */
export type Perspective = 'raw' | 'public' | readonly string[];

const LAYER_NAME = /^[A-Za-z0-9_-]{1,128}$/;

/** From this API version on, the default perspective is `published`. */
const PUBLISHED_BY_DEFAULT_FROM = '2025-02-19';

/**
 * Reads the `perspective` parameter of a query.
 *
 * @param value `raw`, `published`, `drafts` (or the older `previewDrafts`), or a comma list of
 *   layers; empty when the request has none.
 * @param apiVersion `1`, `X` or a date, as in the URL without its `v`.
 * @throws LakeError 400 for an invalid name, or `raw` in a list.
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
  // Published documents are the base layer: a layer named after `published` has no effect.
  const published = layers.indexOf('published');
  return [...new Set(published === -1 ? layers : layers.slice(0, published))];
}

type Documents = readonly LakeDocument[];

const NOTHING: Documents = [];

/** A field by which documents are ordered. */
export type Ordering = {
  /** A field name, or names joined by dots. */
  readonly path: string;
  readonly isDescending: boolean;
};

/** Limits the memory of indexes: queries may name any field. */
const MAX_INDEXES = 32;

/**
 * The documents of a perspective at one moment, ordered by id. Immutable, so that a query is isolated from later changes.
 */
export class DatasetView {
  readonly byId: ReadonlyMap<string, LakeDocument>;
  readonly #indexes = new Map<string, Map<string, LakeDocument[]>>();
  readonly #sorted = new WeakMap<Documents, Map<string, Documents>>();

  /**
   * @param documents in ascending order of `_id`, each id once.
   * @param isOverlay whether `_id` is the published id, and `_originalId` the stored one.
   */
  constructor(
    readonly documents: readonly LakeDocument[],
    readonly isOverlay = false,
  ) {
    this.byId = new Map(documents.map((document) => [document._id, document]));
  }

  /**
   * The documents whose field equals this text, in view order.
   * The first call for a field builds its index from all documents.
   *
   * @param path a field name, or names joined by dots: `slug.current`; of several joined by `??`, the first with a value.
   * @returns undefined when the limit of indexes is reached.
   */
  withText(path: string, text: string): readonly LakeDocument[] | undefined {
    if (path === '_id') {
      const document = this.byId.get(text);
      return document ? [document] : NOTHING;
    }
    const index = this.#index(path);
    return index && (index.get(text) ?? NOTHING);
  }

  /**
   * Documents in the order of GROQ's `order()`. The first call for a group sorts it.
   *
   * @param group in view order: all documents, or a result of `withText`
   */
  inOrder(group: Documents, order: readonly Ordering[]): Documents {
    const orders = this.#sorted.get(group) ?? new Map<string, Documents>();
    this.#sorted.set(group, orders);
    const key = JSON.stringify(order);
    const known = orders.get(key);
    if (known) return known;
    const sorted = sortDocuments(group, order);
    if (orders.size < MAX_INDEXES) orders.set(key, sorted);
    return sorted;
  }

  #index(path: string): ReadonlyMap<string, readonly LakeDocument[]> | undefined {
    const known = this.#indexes.get(path);
    if (known || this.#indexes.size >= MAX_INDEXES) return known;
    const index = new Map<string, LakeDocument[]>();
    const fields = path.split('??').map((one) => one.split('.'));
    for (const document of this.documents) {
      const names = fields.find((one) => (readPath(document, one) ?? null) !== null);
      const value = names && readPath(document, names);
      if (typeof value !== 'string') continue;
      const sameText = index.get(value);
      if (sameText) sameText.push(document);
      else index.set(value, [document]);
    }
    this.#indexes.set(path, index);
    return index;
  }
}

/**
 * Builds the view of a perspective.
 *
 * With layers a document has its published id, and its stored id in `_originalId`; references resolve to the overlay
 * because they always contain published ids.
 *
 * @param documents all of a dataset's documents, in ascending order of `_id`.
 */
export function buildView(documents: readonly LakeDocument[], perspective: Perspective): DatasetView {
  if (perspective === 'raw') return new DatasetView(documents);
  if (perspective === 'public') {
    return new DatasetView(documents.filter((document) => !document._id.includes('.')));
  }
  const published = documents.filter((document) => baseDocumentId(document._id) === document._id);
  if (perspective.length === 0) return new DatasetView(published);
  return new DatasetView(overlay(documents, published, perspective), true);
}

function overlay(
  documents: readonly LakeDocument[],
  published: readonly LakeDocument[],
  layers: readonly string[],
): LakeDocument[] {
  const shown = new Map(published.map((document) => [document._id, document]));
  for (const layer of [...layers].reverse()) {
    const prefix = layer === 'drafts' ? 'drafts.' : `versions.${layer}.`;
    for (const document of documents) {
      if (document._id.startsWith(prefix)) shown.set(document._id.slice(prefix.length), document);
    }
  }
  return [...shown]
    .map(([id, document]) => deepFreeze({ ...document, _id: id, _originalId: document._id }))
    .sort((a, b) => (a._id < b._id ? -1 : 1));
}

/** Documents in the order of `order()`; those that are equal in it stay as they are. */
function sortDocuments(documents: Documents, order: readonly Ordering[]): Documents {
  const fields = order.map(({ path, isDescending }) => ({ names: path.split('.'), isDescending }));
  const keyed = documents.map((document) => ({
    document,
    values: fields.map(({ names }) => readPath(document, names)),
  }));
  keyed.sort((one, other) => {
    for (const [at, { isDescending }] of fields.entries()) {
      const compared = compareValues(one.values[at], other.values[at]);
      if (compared !== 0) return isDescending ? -compared : compared;
    }
    return 0;
  });
  return keyed.map(({ document }) => document);
}

/** The order of values in GROQ: numbers, texts, booleans, then everything else, which is equal in it. */
export function compareValues(one: unknown, other: unknown): number {
  if (typeof one === 'string' && typeof other === 'string') return one < other ? -1 : one > other ? 1 : 0;
  const ranks = rankOf(one) - rankOf(other);
  return ranks === 0 && rankOf(one) < OTHERS ? Number(one) - Number(other) : ranks;
}

const OTHERS = 4;

function rankOf(value: unknown): number {
  const rank = ['number', 'string', 'boolean'].indexOf(typeof value);
  return rank === -1 ? OTHERS : rank;
}

/** The value at a path of field names, as in GROQ's `a.b.c`; undefined if there is none. */
export function readPath(value: unknown, names: readonly string[]): unknown {
  let current = value;
  for (const name of names) {
    if (!isRecord(current) || !Object.hasOwn(current, name)) return undefined;
    current = current[name];
  }
  return current;
}
