import type { ExprNode } from 'groq-js';
import { isRecord } from '../json/is-record';
import { isSyntaxTreeNode } from '../query/syntax-tree';

/** An expression that can be run outside of its query: its `^` have become parameters. */
export interface DetachedExpression {
  readonly tree: ExprNode;
  /** Which ancestors it asks for, by the name of the parameter that must hold each: `^` is 1, `^.^` 2. */
  readonly ancestors: ReadonlyMap<string, number>;
}

/** How many of the scopes around a node are within the expression, and whether the innermost is hidden. */
interface Nesting {
  readonly levels: number;
  readonly isHidden: boolean;
}

/**
 * Detaches an expression from the scopes around it, so that groq-js can run it alone, with `@` as its root.
 *
 * @param isHidden whether the scope it stands in is hidden (see `TraceScope`).
 */
export function detachExpression(expression: ExprNode, isHidden: boolean): DetachedExpression {
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
  // The value of a literal is data, and may look like a node.
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
  // With a space in it: no parameter of a query can be called so.
  const name = `ancestor ${levels}`;
  ancestors.set(name, levels);
  return { type: 'Parameter', name };
}
