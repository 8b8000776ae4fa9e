import { isRecord } from '../../../protocol/is-record';
import type { LakeDocument } from './lake-document';

/**
 * The targets of a document's strong references, which cannot be deleted before it. References to other datasets
 * (`_dataset`) and global references are not checked.
 */
export function strongReferences(value: unknown): Set<string> {
  const found = new Set<string>();
  collect(value, found);
  return found;
}

function collect(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, found);
    return;
  }
  if (!isRecord(value)) return;
  const isLocal = value._dataset === undefined && value._type !== 'globalDocumentReference';
  if (typeof value._ref === 'string' && value._weak !== true && isLocal) found.add(value._ref);
  for (const child of Object.values(value)) collect(child, found);
}

/** Index from each document to the documents with a strong reference to it, updated with every change. */
export class ReferenceIndex {
  readonly #targets = new Map<string, ReadonlySet<string>>();
  readonly #sources = new Map<string, Set<string>>();

  /** Updates the references of a new or changed document. */
  set(document: LakeDocument): void {
    this.delete(document._id);
    const targets = strongReferences(document);
    if (targets.size === 0) return;
    this.#targets.set(document._id, targets);
    for (const target of targets) {
      const sources = this.#sources.get(target);
      if (sources) sources.add(document._id);
      else this.#sources.set(target, new Set([document._id]));
    }
  }

  /** Removes the references of a deleted document. */
  delete(id: string): void {
    for (const target of this.#targets.get(id) ?? []) {
      const sources = this.#sources.get(target);
      sources?.delete(id);
      if (sources?.size === 0) this.#sources.delete(target);
    }
    this.#targets.delete(id);
  }

  /** The ids of the documents with a strong reference to this id. */
  referringTo(id: string): ReadonlySet<string> {
    return this.#sources.get(id) ?? new Set();
  }
}
