import { type EvaluateOptions, type ExprNode, evaluateSync } from 'groq-js';
import { type DetachedExpression, detachExpression } from './detach-expression';
import type { TraceScope } from './trace-scope';

/** Holds the items that stand in for a node's own; with a space in it, as no parameter of a query can be. */
const ITEMS = 'traced items';

/** How a query is run, its scans among the parameters. */
export type RunOptions = EvaluateOptions & { readonly params: Record<string, unknown> };

/** Runs single expressions of a query, each within the scope it stands in. */
export class ExpressionRunner {
  readonly #options: RunOptions;
  readonly #open = new WeakMap<ExprNode, DetachedExpression>();
  readonly #hidden = new WeakMap<ExprNode, DetachedExpression>();

  constructor(options: RunOptions) {
    this.#options = options;
  }

  /**
   * What an expression is in this scope.
   *
   * @throws Error when groq-js cannot tell synchronously.
   */
  run(node: ExprNode, scope: TraceScope): unknown {
    return this.#evaluate(
      this.#detached(node, () => node, scope),
      scope,
      this.#options.params,
    );
  }

  /**
   * What a filter, an order, a slice or a function of an array makes of these items in place of its own.
   *
   * @throws Error when groq-js cannot tell synchronously.
   */
  runOver(node: ExprNode, scope: TraceScope, items: readonly unknown[]): readonly unknown[] {
    const params = { ...this.#options.params, [ITEMS]: items };
    const made = this.#evaluate(
      this.#detached(node, () => overItems(node), scope),
      scope,
      params,
    );
    return Array.isArray(made) ? made : [];
  }

  #detached(key: ExprNode, node: () => ExprNode, scope: TraceScope): DetachedExpression {
    const cache = scope.isHidden ? this.#hidden : this.#open;
    const known = cache.get(key);
    if (known) return known;
    const detached = detachExpression(node(), scope.isHidden);
    cache.set(key, detached);
    return detached;
  }

  #evaluate(
    { tree, ancestors }: DetachedExpression,
    scope: TraceScope,
    params: Record<string, unknown>,
  ): unknown {
    const root = scope.value.value;
    if (ancestors.size === 0) return evaluateSync(tree, { ...this.#options, root, params }).data;
    const around = [...ancestors].map(([name, levels]) => [name, scope.ancestor(levels).value]);
    return evaluateSync(tree, {
      ...this.#options,
      root,
      params: { ...params, ...Object.fromEntries(around) },
    }).data;
  }
}

function overItems(node: ExprNode): ExprNode {
  const base: ExprNode = { type: 'Parameter', name: ITEMS };
  switch (node.type) {
    case 'FuncCall':
      return { ...node, args: [base, ...node.args.slice(1)] };
    case 'Filter':
    case 'PipeFuncCall':
    case 'Slice':
      return { ...node, base };
    default:
      throw new Error(`Cannot choose items by ${node.type}`);
  }
}
