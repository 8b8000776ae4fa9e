import { type ExprNode, evaluateSync } from 'groq-js';
import { isRecord } from '../../../protocol/is-record';
import type { LakeDocument } from '../store/lake-document';
import { constant, fieldPath } from './candidate-documents';
import { compareValues, countBefore, type Ordering, readPath } from './field-order';
import { type FieldRead, fieldsRead, filterOf, type Options } from './filter-by-fields';
import { isSyntaxTreeNode, type SyntaxTreeNode } from './syntax-tree';

/**
 * `*[filter] | order(field, …)[from...to]`. The documents are sorted already, and are read only up to the last one that is
 * returned. So the time does not grow with the dataset.
 */
export type OrderedSlice = {
  /** The filter, in which `^` is the parameter `OUTER`. */
  readonly filter: ExprNode;
  /** What the filter reads; undefined if it reads a document in other ways. */
  readonly reads: readonly FieldRead[] | undefined;
  /** `*[…][0]`, if the slice is in the projection of that document. */
  readonly outer: ExprNode | undefined;
  /** What must be true of the outer document. */
  readonly conditions: readonly ExprNode[];
  readonly order: readonly Ordering[];
  readonly from: number;
  readonly to: number;
};

/** The name of the parameter for a slice's outer document; the space avoids a query's own names. */
export const OUTER = 'outer document';

/** Expressions that open no scope: a filter of these can be evaluated with a document as its root. */
const PLAIN = new Set(
  'And Or Not Group OpCall Select SelectAlternative FuncCall AccessAttribute AccessElement Deref Array ArrayElement This Value Parameter Parent Asc Desc'.split(
    ' ',
  ),
);
/** Functions of other namespaces cannot always be evaluated synchronously. */
const PLAIN_NAMESPACES = new Set(['global', 'string', 'dateTime']);

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain);
  if (!isRecord(value) || value.type === 'Value') return true;
  if (typeof value.type === 'string' && !PLAIN.has(value.type)) return false;
  if (value.type === 'FuncCall' && !PLAIN_NAMESPACES.has(String(value.namespace))) return false;
  return Object.values(value).every(isPlain);
}

/** `*[…][0]` or `*[…] | order(…)[0]`, where that is what a projection projects. */
function outerOf(projected: unknown): ExprNode | undefined {
  if (!isExpression(projected) || projected.type !== 'AccessElement') return undefined;
  let { base } = projected;
  while (base.type === 'PipeFuncCall' && base.name === 'order' && isPlain(base.args)) base = base.base;
  const isScan = base.type === 'Filter' && base.base.type === 'Everything' && isPlain(base.expr);
  return isScan ? projected : undefined;
}

/** The slices of a query that can be read in order: outside any projection, or in the projection of one document. */
export function orderedSlices(tree: ExprNode): Map<unknown, OrderedSlice> {
  const found = new Map<unknown, OrderedSlice>();
  try {
    collect(tree, { outer: undefined, conditions: [] }, found);
  } catch (error) {
    // A filter of thousands of terms, which groq-js can still parse.
    if (!(error instanceof RangeError)) throw error;
    return new Map();
  }
  return found;
}

type Position = Pick<OrderedSlice, 'outer' | 'conditions'>;

function collect(value: unknown, position: Position, found: Map<unknown, OrderedSlice>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, position, found);
  if (!isSyntaxTreeNode(value) || value.type === 'Value') return;
  const slice = sliceOf(value, position);
  if (slice) found.set(value, slice);
  for (const [name, child] of Object.entries(value)) {
    const inside = positionOf(value, name, position);
    if (inside) collect(child, inside, found);
  }
}

/** Where a field of a node is; undefined where it is evaluated for many values, or perhaps not at all. */
function positionOf(node: SyntaxTreeNode, name: string, position: Position): Position | undefined {
  const { outer, conditions } = position;
  switch (node.type) {
    case 'Select':
      return undefined;
    case 'ObjectConditionalSplat': {
      const { condition } = node;
      if (!outer || !isExpression(condition) || !isPlain(condition)) return undefined;
      return { outer, conditions: [...conditions, condition] };
    }
    case 'Projection': {
      if (name !== 'expr') return position;
      const projected = outer ? undefined : outerOf(node.base);
      return projected && { outer: projected, conditions };
    }
    case 'FuncCall':
      return position;
    default:
      return name === 'expr' || name === 'args' ? undefined : position;
  }
}

function sliceOf(node: unknown, position: Position): OrderedSlice | undefined {
  if (!isSyntaxTreeNode(node) || node.type !== 'Slice') return undefined;
  const { base: sorted, left, right, isInclusive } = node;
  if (typeof left !== 'number' || typeof right !== 'number' || left < 0 || right < 0) return undefined;
  if (!isSyntaxTreeNode(sorted) || sorted.type !== 'PipeFuncCall' || sorted.name !== 'order')
    return undefined;
  const { base: scan, args } = sorted;
  if (!isSyntaxTreeNode(scan) || scan.type !== 'Filter') return undefined;
  if (!isSyntaxTreeNode(scan.base) || scan.base.type !== 'Everything') return undefined;
  const order = Array.isArray(args) ? args.map(orderingOf) : [];
  const known = order.filter((one) => one !== undefined);
  const filter = isPlain(scan.expr) ? withoutParents(scan.expr, position.outer ? 1 : 0) : undefined;
  if (!isExpression(filter) || known.length === 0 || known.length < order.length) return undefined;
  return {
    ...position,
    filter,
    reads: fieldsRead(filter),
    order: known,
    from: left,
    to: isInclusive ? right + 1 : right,
  };
}

function orderingOf(argument: unknown): Ordering | undefined {
  if (!isSyntaxTreeNode(argument)) return undefined;
  const hasDirection = argument.type === 'Asc' || argument.type === 'Desc';
  const path = fieldPath(hasDirection ? argument.base : argument);
  return path === undefined ? undefined : { path, isDescending: argument.type === 'Desc' };
}

/** @returns undefined if a `^` goes further up than `levels` */
function withoutParents(value: unknown, levels: number): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => withoutParents(item, levels));
    return items.includes(undefined) ? undefined : items;
  }
  if (!isRecord(value) || value.type === 'Value') return value;
  if (value.type === 'Parent')
    return typeof value.n === 'number' && value.n <= levels ? { type: 'Parameter', name: OUTER } : undefined;
  const given = Object.entries(value).filter(([, child]) => child !== undefined);
  const fields = given.map(([name, child]) => [name, withoutParents(child, levels)]);
  return fields.some(([, child]) => child === undefined) ? undefined : Object.fromEntries(fields);
}

function isExpression(value: unknown): value is ExprNode {
  return isSyntaxTreeNode(value);
}

/** Whether a query evaluates a slice of its projection. @param options with `OUTER` among the parameters */
export function isEvaluated({ conditions }: OrderedSlice, options: Options): boolean {
  const root = options.params[OUTER];
  return conditions.every((condition) => evaluateSync(condition, { ...options, root }).data === true);
}

/**
 * The documents of a slice.
 * @param sorted a superset of what its filter selects, in its order
 */
export function readSlice(
  slice: OrderedSlice,
  sorted: readonly LakeDocument[],
  options: Options,
): readonly LakeDocument[] {
  const found: LakeDocument[] = [];
  const select = filterOf(slice.filter, slice.reads, options);
  let at = firstWithin(slice, sorted, options.params);
  while (at < sorted.length && found.length < slice.to) {
    const size = Math.max(SMALLEST_CHUNK, slice.to - found.length);
    // Not `push(...)`: that fails with some 100,000 documents.
    for (const document of select(sorted.slice(at, at + size))) found.push(document);
    at += size;
  }
  return found.slice(slice.from, slice.to);
}

/** Documents are filtered in chunks, because each evaluation has a fixed cost. */
const SMALLEST_CHUNK = 32;

/** The place of the first document that is not before the text with which the filter compares the order's first field. */
function firstWithin(
  { filter, order: [first] }: OrderedSlice,
  sorted: readonly LakeDocument[],
  params: Readonly<Record<string, unknown>>,
): number {
  const bound = first && boundOf(filter, first, params);
  if (!first || bound === undefined) return 0;
  const names = first.path.split('.');
  return countBefore(sorted, (document) => {
    const compared = compareValues(readPath(document, names), bound);
    return first.isDescending ? compared > 0 : compared < 0;
  });
}

/** The text of a condition `field > text` or `field >= text`; of `<` and `<=` where the order is descending. */
function boundOf(
  node: unknown,
  first: Ordering,
  params: Readonly<Record<string, unknown>>,
): string | undefined {
  if (!isSyntaxTreeNode(node)) return undefined;
  if (node.type === 'And') return boundOf(node.left, first, params) ?? boundOf(node.right, first, params);
  const operators: unknown[] = first.isDescending ? ['<', '<='] : ['>', '>='];
  if (node.type !== 'OpCall' || !operators.includes(node.op)) return undefined;
  const text = fieldPath(node.left) === first.path ? constant(node.right, params) : undefined;
  return typeof text === 'string' ? text : undefined;
}
