/** A document as a client sends it: everything but `_type` may be missing. */
export interface DocumentInput {
  readonly _id?: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

/** What a patch or delete applies to. */
export type Selection =
  | { readonly id: string }
  | { readonly query: string; readonly params: Readonly<Record<string, unknown>> };

/** The operations of a patch, in the form that `@sanity/mutator` takes. */
export interface PatchOperations {
  set?: Record<string, unknown>;
  setIfMissing?: Record<string, unknown>;
  unset?: string[];
  inc?: Record<string, number>;
  dec?: Record<string, number>;
  diffMatchPatch?: Record<string, string>;
  insert?: { items: unknown[] } & ({ before: string } | { after: string } | { replace: string });
}

/** One mutation of a transaction, checked. */
export type Mutation =
  | {
      readonly operation: 'create' | 'createOrReplace' | 'createIfNotExists';
      readonly document: DocumentInput;
    }
  | { readonly operation: 'delete'; readonly selection: Selection }
  | {
      readonly operation: 'patch';
      readonly selection: Selection;
      readonly patch: PatchOperations;
      readonly ifRevisionId?: string;
    };
