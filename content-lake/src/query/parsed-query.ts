import type { ExprNode } from 'groq-js';

/** One `*[…]` of a query. In the tree its `*` is the parameter `name`. */
export interface QueryScan {
  readonly name: string;
  /** The filter's syntax tree. */
  readonly filter: unknown;
}

/** A query ready to be run. */
export interface ParsedQuery {
  readonly tree: ExprNode;
  /** Names of the parameters it refers to, without `$`; those of its scans are not among them. */
  readonly parameterNames: ReadonlySet<string>;
  readonly scans: readonly QueryScan[];
  /** What stands to the right of each `match`, as syntax trees. */
  readonly patterns: readonly unknown[];
  /** True when it also reads the dataset in other ways than its scans: a bare `*`, `releases::all()`. */
  readonly readsEverything: boolean;
}
