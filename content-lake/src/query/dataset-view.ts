import { LRUCache } from 'lru-cache';
import type { LakeDocument } from '../store/lake-document';
import { referencesIn } from '../store/reference-index';
import { byId, byOrder, type Ordering, readPath, replaceIn } from './field-order';

type Documents = readonly LakeDocument[];
type Sorted = { readonly compare: ReturnType<typeof byOrder>; readonly documents: Documents };

const NOTHING: Documents = [];

/** By group, its documents by the ids that they refer to. Groups that have not changed are the same in later views. */
const references = new WeakMap<Documents, ReadonlyMap<string, Documents>>();

/** Limits the memory of indexes: queries may name any field. The least recently used one goes. */
const MAX_INDEXES = 32;
/** Fewer documents are sorted as quickly as a sorted list of them is found. */
const SMALLEST_SORTED = 64;

/**
 * The documents of a perspective at one moment, ordered by id. Immutable, so that a query is isolated from later changes.
 */
export class DatasetView {
  readonly byId: ReadonlyMap<string, LakeDocument>;
  readonly #indexes = new LRUCache<string, ReadonlyMap<string, Documents>>({ max: MAX_INDEXES });
  /** By group and order. Groups that have not changed are the same in later views. */
  #sorted = new WeakMap<Documents, LRUCache<string, Sorted>>();

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
   * @param path a field name, or names joined by dots: `slug.current`; of several joined by `??`, the first with a value.
   */
  withText(path: string, text: string): Documents {
    if (path === '_id') {
      const document = this.byId.get(text);
      return document ? [document] : NOTHING;
    }
    return this.#index(path).get(text) ?? NOTHING;
  }

  /**
   * Those of a group that refer to a document, in the group's order. The first call for a group reads all of it.
   * @param group a result of `withText`
   */
  referring(group: Documents, id: string): Documents {
    const index = references.get(group) ?? indexByReference(group);
    references.set(group, index);
    return index.get(id) ?? NOTHING;
  }

  /**
   * Documents in the order of GROQ's `order()`. The first call for a group sorts it.
   * @param group in view order: all documents, or a result of `withText`
   */
  inOrder(group: Documents, order: readonly Ordering[]): Documents {
    const compare = byOrder(order);
    if (group.length < SMALLEST_SORTED) return [...group].sort(compare);
    const orders = this.#sorted.get(group) ?? newOrders();
    this.#sorted.set(group, orders);
    const key = JSON.stringify(order);
    const sorted = orders.get(key) ?? { compare, documents: [...group].sort(compare) };
    orders.set(key, sorted);
    return sorted.documents;
  }

  /** The view after a change. It takes over the indexes, so that a change costs little in a large dataset. */
  after(changed: Documents, deleted: readonly string[]): DatasetView {
    const ids = [...changed.map(({ _id }) => _id), ...deleted];
    const gone = ids.flatMap((id) => this.byId.get(id) ?? NOTHING);
    const next = new DatasetView(this.#replace(this.documents, gone, changed));
    next.#sorted = this.#sorted;
    this.#indexes.rforEach((index, path) => {
      const nextIndex = new Map(index);
      const [left, came] = [indexBy(path, gone), indexBy(path, changed)];
      for (const text of new Set([...left.keys(), ...came.keys()])) {
        const group = index.get(text) ?? NOTHING;
        nextIndex.set(text, this.#replace(group, left.get(text) ?? NOTHING, came.get(text) ?? NOTHING));
      }
      next.#indexes.set(path, nextIndex);
    });
    return next;
  }

  #replace(group: Documents, gone: Documents, added: Documents): Documents {
    const next = replaceIn(group, byId, gone, added);
    const known = this.#sorted.get(group);
    if (!known || next.length < SMALLEST_SORTED) return next;
    const orders = newOrders();
    known.rforEach(({ compare, documents }, key) => {
      orders.set(key, { compare, documents: replaceIn(documents, compare, gone, added) });
    });
    this.#sorted.set(next, orders);
    return next;
  }

  #index(path: string): ReadonlyMap<string, Documents> {
    const index = this.#indexes.get(path) ?? indexBy(path, this.documents);
    this.#indexes.set(path, index);
    return index;
  }
}

function indexByReference(group: Documents): ReadonlyMap<string, Documents> {
  const index = new Map<string, LakeDocument[]>();
  for (const document of group)
    for (const id of referencesIn(document)) {
      const referring = index.get(id);
      if (referring) referring.push(document);
      else index.set(id, [document]);
    }
  return index;
}

const newOrders = () => new LRUCache<string, Sorted>({ max: MAX_INDEXES });

/** Documents by the text at a path; see `withText`. */
function indexBy(path: string, documents: Documents): ReadonlyMap<string, Documents> {
  const index = new Map<string, LakeDocument[]>();
  const fields = path.split('??').map((one) => one.split('.'));
  for (const document of documents) {
    const names = fields.find((one) => (readPath(document, one) ?? null) !== null);
    const value = names && readPath(document, names);
    if (typeof value !== 'string') continue;
    const sameText = index.get(value);
    if (sameText) sameText.push(document);
    else index.set(value, [document]);
  }
  return index;
}
