import type { LakeDocument } from '../store/lake-document';

/** A place in a document: names of fields and places in arrays. */
export type DocumentPath = readonly (string | number)[];

/** A value met while a query runs, and where it comes from. `null` is of no kind in particular. */
export type TracedValue =
  /** Taken from a document as it stands there, with everything in it. */
  | {
      readonly kind: 'source';
      readonly value: unknown;
      readonly document: LakeDocument;
      readonly path: DocumentPath;
    }
  /** Made by the query out of fields, each with a source of its own. */
  | {
      readonly kind: 'object';
      readonly value: Readonly<Record<string, unknown>>;
      readonly fields: ReadonlyMap<string, TracedValue>;
    }
  /** Made by the query out of items, each with a source of its own. */
  | {
      readonly kind: 'array';
      readonly value: readonly unknown[];
      readonly items: readonly TracedValue[];
    }
  /** `literal`: written in the query or a parameter of it; `unknown`: computed. */
  | { readonly kind: 'literal' | 'unknown'; readonly value: unknown };
