import type { DatasetView } from './dataset-view';

/** Everything an answer depends on beside the query itself. */
export interface EvaluationContext {
  readonly view: DatasetView;
  readonly params: Readonly<Record<string, unknown>>;
  /** What `now()` answers. */
  readonly timestamp: Date;
  /** What `identity()` answers. */
  readonly identity: string;
  readonly projectId: string;
  readonly dataset: string;
  /** Called with the id of every reference that is followed, whether or not there is such a document. */
  readonly onDereference?: (id: string) => void;
}
