import { isRecord } from '../../../protocol/is-record';
import type { LakeDocument } from './lake-document';

/**
 * The targets of a document's strong references, which cannot be deleted before it. References to other datasets
 * (`_dataset`) and global references are not checked.
 */
export const strongReferences = (value: unknown): Set<string> => referencesIn(value, isStrong);

/** The ids that a document refers to, as GROQ's `references()` finds them. */
export function referencesIn(value: unknown, isMeant: (reference: object) => boolean = () => true) {
  const found = new Set<string>();
  collect(value, found, isMeant);
  return found;
}

function isStrong(reference: { _dataset?: unknown; _type?: unknown; _weak?: unknown }): boolean {
  const isLocal = reference._dataset === undefined && reference._type !== 'globalDocumentReference';
  return isLocal && reference._weak !== true;
}

function collect(value: unknown, found: Set<string>, isMeant: (reference: object) => boolean): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, found, isMeant);
    return;
  }
  if (!isRecord(value)) return;
  if (typeof value._ref === 'string' && isMeant(value)) found.add(value._ref);
  for (const child of Object.values(value)) collect(child, found, isMeant);
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
