import type { PatchOperations } from '../mutate/read-mutations';
import type { Perspective } from '../query/dataset-view';
import type { LakeDocument } from '../store/lake-document';

/** A query, and everything but documents that its result depends on. */
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

/** The tasks of a query thread. None has side effects, so a task can be stopped and restarted. */
export type QueryTask =
  /** Answers `data/query`. */
  | (QueryCall & {
      readonly kind: 'answer';
      readonly perspective: Perspective;
      readonly sourceMapMode: 'index' | 'key' | undefined;
      readonly returnsQuery: boolean;
    })
  /** Finds the documents that a mutation selects, `changes` (null: deleted) laid over the dataset. */
  | (QueryCall & {
      readonly kind: 'select';
      readonly changes: ReadonlyMap<string, LakeDocument | null>;
    })
  /** Which of these states of documents a listener's query selects. */
  | (QueryCall & {
      readonly kind: 'filter';
      readonly states: readonly (LakeDocument | undefined)[];
    })
  /** Whether a query can be parsed. */
  | (QueryText & { readonly kind: 'parse' })
  /** Applies a patch to a document; see `applyPatch`. */
  | {
      readonly kind: 'patch';
      readonly document: LakeDocument;
      readonly patch: PatchOperations;
      /** The mutation's position, for the error. */
      readonly index: number;
    };

export type QueryTaskKind = QueryTask['kind'];

/** What each kind of task results in. */
export type QueryTaskResults = {
  /** The JSON of the response's body, in UTF-8. */
  answer: Uint8Array<ArrayBuffer>;
  /** Ids. */
  select: string[];
  filter: boolean[];
  parse: null;
  patch: Record<string, unknown>;
};

/** What the lake sends to a query thread. */
export type ThreadInput =
  | {
      readonly type: 'change';
      readonly dataset: string;
      readonly documents: readonly LakeDocument[];
      readonly deleted: readonly string[];
    }
  /** All documents have been sent. */
  | { readonly type: 'loaded' }
  | { readonly type: 'run'; readonly task: QueryTask };

/** What a query thread sends back. */
export type ThreadOutput<Kind extends QueryTaskKind = QueryTaskKind> =
  | { readonly type: 'ready' }
  | TaskReport<Kind>;

/** How a task has ended. */
export type TaskReport<Kind extends QueryTaskKind = QueryTaskKind> =
  | { readonly type: 'done'; readonly result: QueryTaskResults[Kind] }
  /** A `LakeError`. */
  | {
      readonly type: 'refused';
      readonly status: number;
      readonly body: Readonly<Record<string, unknown>>;
      readonly headers: Readonly<Record<string, string>>;
    }
  /** A fault of the lake. */
  | { readonly type: 'failed'; readonly error: unknown };
