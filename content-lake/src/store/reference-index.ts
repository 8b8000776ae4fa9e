import type { LakeDocument } from './lake-document';
import { strongReferences } from './strong-references';

/** Who refers strongly to whom, kept up with every change. */
export class ReferenceIndex {
  readonly #targets = new Map<string, ReadonlySet<string>>();
  readonly #sources = new Map<string, Set<string>>();

  /** Records what a new or changed document refers to. */
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

  /** Forgets what a document that is gone referred to. */
  delete(id: string): void {
    for (const target of this.#targets.get(id) ?? []) {
      const sources = this.#sources.get(target);
      sources?.delete(id);
      if (sources?.size === 0) this.#sources.delete(target);
    }
    this.#targets.delete(id);
  }

  /** The ids of the documents that refer strongly to this id. */
  referringTo(id: string): ReadonlySet<string> {
    return this.#sources.get(id) ?? new Set();
  }
}
