import { type EvaluateOptions, type ExprNode, evaluateSync } from 'groq-js';
import { isRecord } from '../../../protocol/is-record';
import { isSyntaxTreeNode } from '../query/syntax-tree';
import { type TracedValue, tracedNull } from './traced-value';

/** The parameter that replaces a node's base; the space prevents a collision with a query's parameters. */
const ITEMS = 'traced items';

/** The evaluation options of a query, with its scans as parameters. */
type RunOptions = EvaluateOptions & { readonly params: Record<string, unknown> };

/** Evaluates single expressions of a query within their scope. */
export class ExpressionRunner {
  readonly #options: RunOptions;
  readonly #open = new WeakMap<ExprNode, DetachedExpression>();
  readonly #hidden = new WeakMap<ExprNode, DetachedExpression>();

  constructor(options: RunOptions) {
    this.#options = options;
  }

  /**
   * Evaluates an expression in this scope.
   * @throws Error when groq-js cannot evaluate it synchronously.
   */
  run(node: ExprNode, scope: TraceScope): unknown {
    return this.#evaluate(
      this.#detached(node, () => node, scope),
      scope,
      this.#options.params,
    );
  }

  /**
   * Evaluates a filter, an order, a slice or an array function on other items than its base.
   * @throws Error when groq-js cannot evaluate it synchronously.
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

/**
 * The values of `@` and `^` within a query. Nested like the scopes of groq-js: the value of a hidden scope is `@` within it,
 * but no `^` refers to it.
 */
export class TraceScope {
  private constructor(
    readonly value: TracedValue,
    readonly isHidden: boolean,
    readonly parent: TraceScope | undefined,
  ) {}

  /** The scope of a whole query. */
  static root(): TraceScope {
    return new TraceScope(tracedNull, false, undefined);
  }

  nested(value: TracedValue): TraceScope {
    return new TraceScope(value, false, this.isHidden ? this.parent : this);
  }

  hidden(value: TracedValue): TraceScope {
    return new TraceScope(value, true, this.isHidden ? this.parent : this);
  }

  /** The value of `^` (1), `^.^` (2) and so on. */
  ancestor(levels: number): TracedValue {
    let scope: TraceScope | undefined = this;
    for (let level = 0; level < levels; level += 1) scope = scope?.parent;
    return scope?.value ?? tracedNull;
  }
}

/** An expression that can be evaluated outside its query: its `^` are replaced by parameters. */
type DetachedExpression = {
  readonly tree: ExprNode;
  /** The ancestors that it refers to, by the name of their parameter: `^` is 1, `^.^` 2. */
  readonly ancestors: ReadonlyMap<string, number>;
};

/** The number of scopes around a node within the expression, and whether the innermost is hidden. */
type Nesting = {
  readonly levels: number;
  readonly isHidden: boolean;
};

/**
 * Detaches an expression from its scopes, so that groq-js can evaluate it alone, with `@` as its root.
 * @param isHidden whether its scope is hidden (see `TraceScope`).
 */
function detachExpression(expression: ExprNode, isHidden: boolean): DetachedExpression {
  const ancestors = new Map<string, number>();
  const tree = detach(expression, { levels: 0, isHidden }, ancestors);
  return { tree: isExpression(tree) ? tree : expression, ancestors };
}

function isExpression(value: unknown): value is ExprNode {
  return isSyntaxTreeNode(value);
}

function detach(value: unknown, nesting: Nesting, ancestors: Map<string, number>): unknown {
  const inside = (child: unknown, around: Nesting) => detach(child, around, ancestors);
  if (Array.isArray(value)) return value.map((item) => inside(item, nesting));
  // The value of a literal is data that may resemble a node.
  if (!isSyntaxTreeNode(value) || value.type === 'Value') return value;
  const { levels } = nesting;
  const nested = { levels: nesting.isHidden ? levels : levels + 1, isHidden: false };
  switch (value.type) {
    case 'Parent':
      return typeof value.n === 'number' && value.n > levels ? ancestor(value.n - levels, ancestors) : value;
    case 'Filter':
    case 'Projection':
      return { ...value, base: inside(value.base, nesting), expr: inside(value.expr, nested) };
    case 'Map':
    case 'FlatMap': {
      const hidden = { ...nested, isHidden: true };
      return { ...value, base: inside(value.base, nesting), expr: inside(value.expr, hidden) };
    }
    case 'PipeFuncCall':
      return { ...value, base: inside(value.base, nesting), args: inside(value.args, nested) };
    default:
      return isRecord(value)
        ? Object.fromEntries(Object.entries(value).map(([name, child]) => [name, inside(child, nesting)]))
        : value;
  }
}

function ancestor(levels: number, ancestors: Map<string, number>): unknown {
  // The space prevents a collision with a query's parameters.
  const name = `ancestor ${levels}`;
  ancestors.set(name, levels);
  return { type: 'Parameter', name };
}
