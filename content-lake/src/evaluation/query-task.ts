import type { PatchOperations } from '../mutate/read-mutations';
import type { Perspective } from '../query/perspective';
import type { LakeDocument } from '../store/lake-document';
import type { PackedDocument } from '../store/packed-document';

/** A query and everything that its result depends on, except the documents. */
type QueryText = {
  readonly query: string;
  /** Values by name, without `$`. */
  readonly params: Readonly<Record<string, unknown>>;
};

type QueryCall = QueryText & {
  readonly dataset: string;
  readonly projectId: string;
  readonly identity: string;
  readonly timestamp: Date;
};

/** A task of a query thread. Tasks have no side effects, so they can be interrupted and restarted. */
export type QueryTask =
  /** Evaluates a query for `data/query`. */
  | (QueryCall & {
      readonly kind: 'answer';
      readonly perspective: Perspective;
      readonly sourceMapMode: 'index' | 'key' | undefined;
      readonly returnsQuery: boolean;
    })
  /** Finds the documents that a mutation selects, with uncommitted `changes` (null: deleted) applied to the dataset. */
  | (QueryCall & {
      readonly kind: 'select';
      readonly changes: ReadonlyMap<string, LakeDocument | null>;
    })
  /** Evaluates which of these document states a listener's query selects. */
  | (QueryCall & {
      readonly kind: 'filter';
      readonly states: readonly (LakeDocument | undefined)[];
    })
  /** Checks a query's syntax. */
  | (QueryText & { readonly kind: 'parse'; readonly identity: string })
  /** Applies a patch to a document; see `applyPatch`. */
  | {
      readonly kind: 'patch';
      readonly document: LakeDocument;
      readonly patch: PatchOperations;
      /** The mutation's position, for the error. */
      readonly index: number;
    };

export type QueryTaskKind = QueryTask['kind'];

/** The result of each kind of task. */
export type QueryTaskResults = {
  /** The response's body: JSON in UTF-8. */
  answer: Uint8Array<ArrayBuffer>;
  /** Ids. */
  select: string[];
  filter: boolean[];
  parse: null;
  patch: Record<string, unknown>;
};

/** A message from the lake to a query thread. */
export type ThreadInput =
  | {
      readonly type: 'change';
      readonly dataset: string;
      readonly documents: readonly PackedDocument[];
      readonly deleted: readonly string[];
    }
  /** All documents have been sent. */
  | { readonly type: 'loaded' }
  | { readonly type: 'run'; readonly task: QueryTask };

/** A message from a query thread to the lake. */
export type ThreadOutput<Kind extends QueryTaskKind = QueryTaskKind> =
  | { readonly type: 'ready' }
  | TaskReport<Kind>;

/** The outcome of a task. */
export type TaskReport<Kind extends QueryTaskKind = QueryTaskKind> =
  | { readonly type: 'done'; readonly result: QueryTaskResults[Kind] }
  /** A `LakeError`. */
  | {
      readonly type: 'refused';
      readonly status: number;
      readonly body: Readonly<Record<string, unknown>>;
    }
  /** A bug of the lake. */
  | { readonly type: 'failed'; readonly error: unknown };
