import { LRUCache } from 'lru-cache';
import { buildView, DatasetView, type Perspective } from '../query/dataset-view';
import type { LakeDocument } from '../store/lake-document';

const MAX_CACHED_VIEWS = 8;

/** A query thread's own copy of a dataset, kept in step by the changes that the lake sends. */
export class DatasetCopy {
  readonly #documents = new Map<string, LakeDocument>();
  readonly #views = new LRUCache<string, DatasetView>({ max: MAX_CACHED_VIEWS });
  #sorted: readonly LakeDocument[] | undefined;

  change(documents: readonly LakeDocument[], deleted: readonly string[]): void {
    for (const document of documents) this.#documents.set(document._id, document);
    for (const id of deleted) this.#documents.delete(id);
    this.#sorted = undefined;
    this.#views.clear();
  }

  /** The documents as a perspective shows them now; built once after each change. */
  view(perspective: Perspective): DatasetView {
    const key = typeof perspective === 'string' ? perspective : `layers:${perspective.join(',')}`;
    const known = this.#views.get(key);
    if (known) return known;
    const view = buildView(this.#all(), perspective);
    this.#views.set(key, view);
    return view;
  }

  /** Everything, drafts included, as it will be once these changes (null: deleted) are written. */
  viewWith(changes: ReadonlyMap<string, LakeDocument | null>): DatasetView {
    if (changes.size === 0) return this.view('raw');
    const documents = this.#all().filter(({ _id }) => !changes.has(_id));
    for (const document of changes.values()) if (document) documents.push(document);
    return new DatasetView(documents.sort((a, b) => (a._id < b._id ? -1 : 1)));
  }

  #all(): readonly LakeDocument[] {
    this.#sorted ??= [...this.#documents.values()].sort((a, b) => (a._id < b._id ? -1 : 1));
    return this.#sorted;
  }
}
