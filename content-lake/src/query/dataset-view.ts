import type { LakeDocument } from '../store/lake-document';
import { readPath } from './read-path';

const NOTHING: readonly LakeDocument[] = [];

/** Queries may name any field; what they make us remember is bounded. */
const MAX_INDEXES = 32;

/**
 * The documents one perspective shows, at one moment. Immutable, so that a query can take its time.
 * Documents are in the order of their ids.
 */
export class DatasetView {
  readonly byId: ReadonlyMap<string, LakeDocument>;
  readonly #indexes = new Map<string, Map<string, LakeDocument[]>>();

  /**
   * @param documents in ascending order of `_id`, each id once.
   * @param isOverlay whether they stand under published ids, with their own in `_originalId`.
   */
  constructor(
    readonly documents: readonly LakeDocument[],
    readonly isOverlay = false,
  ) {
    this.byId = new Map(documents.map((document) => [document._id, document]));
  }

  /**
   * The documents whose field holds exactly this text, in view order.
   * The first question about a field reads every document once; later ones are a look-up.
   *
   * @param path a field name, or names joined by dots: `slug.current`.
   * @returns undefined when too many fields have been asked about.
   */
  withText(path: string, text: string): readonly LakeDocument[] | undefined {
    if (path === '_id') {
      const document = this.byId.get(text);
      return document ? [document] : NOTHING;
    }
    const index = this.#index(path);
    return index && (index.get(text) ?? NOTHING);
  }

  #index(path: string): ReadonlyMap<string, readonly LakeDocument[]> | undefined {
    const known = this.#indexes.get(path);
    if (known || this.#indexes.size >= MAX_INDEXES) return known;
    const index = new Map<string, LakeDocument[]>();
    const names = path.split('.');
    for (const document of this.documents) {
      const value = readPath(document, names);
      if (typeof value !== 'string') continue;
      const sameText = index.get(value);
      if (sameText) sameText.push(document);
      else index.set(value, [document]);
    }
    this.#indexes.set(path, index);
    return index;
  }
}
