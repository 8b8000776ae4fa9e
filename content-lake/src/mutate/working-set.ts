import { DatasetView } from '../query/dataset-view';
import type { Dataset } from '../store/dataset';
import type { LakeDocument } from '../store/lake-document';

/** A dataset as it looks from within a transaction that has not been written yet. */
export class WorkingSet {
  /** What the transaction did to each document it touched: its new state, or null when it is gone. */
  readonly changes = new Map<string, LakeDocument | null>();
  /** Which mutation touched a document last, for errors that are found at the end. */
  readonly touchedBy = new Map<string, number>();

  constructor(readonly dataset: Dataset) {}

  get(id: string): LakeDocument | undefined {
    const change = this.changes.get(id);
    return change === undefined ? this.dataset.get(id) : (change ?? undefined);
  }

  put(document: LakeDocument, index: number): void {
    this.changes.set(document._id, document);
    this.touchedBy.set(document._id, index);
  }

  remove(id: string, index: number): void {
    this.changes.set(id, null);
    this.touchedBy.set(id, index);
  }

  /** Everything, drafts included, for a mutation that selects by query. */
  view(): DatasetView {
    if (this.changes.size === 0) return this.dataset.view('raw');
    const documents = this.dataset.all().filter((document) => !this.changes.has(document._id));
    for (const document of this.changes.values()) if (document) documents.push(document);
    return new DatasetView(documents.sort((a, b) => (a._id < b._id ? -1 : 1)));
  }
}
