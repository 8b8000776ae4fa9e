import type { LakeDocument } from '../store/lake-document';
import type { DatasetView } from './dataset-view';
import { byId, readPath } from './field-order';
import { isSyntaxTreeNode } from './syntax-tree';

type Group = readonly LakeDocument[];

/**
 * The candidates of a filter: a superset of the documents that it selects, narrowed by the view's indexes, in view order.
 * Filtering the candidates gives the same result as filtering the whole view.
 */
export function candidateDocuments(
  view: DatasetView,
  filter: unknown,
  params: Readonly<Record<string, unknown>>,
): readonly LakeDocument[] {
  let best: Group[] | undefined;
  let fewest = view.documents.length;
  const requirements = requiredTexts(filter, params);
  for (const requirement of requirements) {
    if (requirement.some(({ path }) => path === REFERENCES)) continue;
    const groups = matching(view, requirement);
    const count = groups.reduce((sum, group) => sum + group.length, 0);
    if (count < fewest) {
      best = groups;
      fewest = count;
    }
  }
  if (!best) return view.documents;
  const candidates = inViewOrder(view, best, fewest);
  const referred = requirements.find(isOfReferences)?.[0].texts[0];
  // Others are new arrays, whose references would be collected for this query alone.
  return referred !== undefined && best.includes(candidates)
    ? view.referring(candidates, referred)
    : candidates;
}

/** In place of a path: a reference anywhere in the document. No path of fields has brackets. */
const REFERENCES = 'references()';

const isOfReferences = (requirement: Requirement): requirement is [FieldTexts] =>
  requirement.length === 1 && requirement[0]?.path === REFERENCES;

function matching(view: DatasetView, requirement: Requirement): Group[] {
  return requirement.flatMap(({ path, texts }) =>
    [...new Set(texts)].map((text) => view.withText(path, text)),
  );
}

function inViewOrder(view: DatasetView, groups: readonly Group[], count: number): readonly LakeDocument[] {
  const [first, ...others] = groups.filter((group) => group.length > 0);
  if (!first) return [];
  if (others.length === 0) return first;
  const candidates = new Set(groups.flat());
  if (count * 8 > view.documents.length) return view.documents.filter((document) => candidates.has(document));
  return [...candidates].sort(byId);
}

/** A condition: the field at `path` equals one of these texts. */
type FieldTexts = {
  /** A field name, or names joined by dots; for `coalesce`, several of these joined by `??`. */
  readonly path: string;
  readonly texts: readonly string[];
};

/** A disjunction: at least one of these conditions must hold. */
export type Requirement = readonly FieldTexts[];

const MAX_REQUIREMENTS = 16;
const MAX_TEXTS = 1_000;

/**
 * Derives necessary conditions for the documents that a filter selects, from comparisons with texts (`==`, `in` and `references`,
 * joined by `&&` and `||`). Each requirement is necessary; together they need not be sufficient. The result is empty when no
 * condition can be derived.
 */
export function requiredTexts(
  filter: unknown,
  params: Readonly<Record<string, unknown>>,
): readonly Requirement[] {
  if (!isSyntaxTreeNode(filter)) return [];
  switch (filter.type) {
    case 'Group':
      return requiredTexts(filter.base, params);
    case 'And':
      return [...requiredTexts(filter.left, params), ...requiredTexts(filter.right, params)].slice(
        0,
        MAX_REQUIREMENTS,
      );
    case 'Or':
      return eitherOf(requiredTexts(filter.left, params), requiredTexts(filter.right, params));
    case 'OpCall':
      return comparison(filter.op, filter.left, filter.right, params);
    case 'FuncCall':
      return filter.name === 'references' && Array.isArray(filter.args) && filter.args.length === 1
        ? requirement(REFERENCES, oneText(filter.args[0], params))
        : [];
    default:
      return [];
  }
}

function eitherOf(left: readonly Requirement[], right: readonly Requirement[]): readonly Requirement[] {
  return left.flatMap((one) => right.map((other) => [...one, ...other])).slice(0, MAX_REQUIREMENTS);
}

function comparison(
  op: unknown,
  left: unknown,
  right: unknown,
  params: Readonly<Record<string, unknown>>,
): readonly Requirement[] {
  if (op === 'in') return requirement(fieldPaths(left), textList(right, params));
  if (op !== '==') return [];
  return [
    ...requirement(fieldPaths(left), oneText(right, params)),
    ...requirement(fieldPaths(right), oneText(left, params)),
  ];
}

function requirement(path: string | undefined, texts: readonly string[] | undefined): readonly Requirement[] {
  return path !== undefined && texts !== undefined && texts.length <= MAX_TEXTS ? [[{ path, texts }]] : [];
}

/** A field, or `coalesce` of fields. */
function fieldPaths(node: unknown): string | undefined {
  const paths = coalesced(node)?.map(fieldPath);
  if (!paths) return fieldPath(node);
  return paths.includes(undefined) ? undefined : paths.join('??');
}

function coalesced(node: unknown): readonly unknown[] | undefined {
  if (!isSyntaxTreeNode(node) || node.type !== 'FuncCall') return undefined;
  return node.name === 'coalesce' && Array.isArray(node.args) ? node.args : undefined;
}

/** `a`, `a.b`, `@.a`: a field of the document itself, not of a parent scope. */
export function fieldPath(node: unknown): string | undefined {
  if (!isSyntaxTreeNode(node) || node.type !== 'AccessAttribute') return undefined;
  const { name, base } = node;
  if (typeof name !== 'string') return undefined;
  if (base === undefined || (isSyntaxTreeNode(base) && base.type === 'This')) return name;
  const parent = fieldPath(base);
  return parent === undefined ? undefined : `${parent}.${name}`;
}

function isConstant(node: unknown): boolean {
  if (!isSyntaxTreeNode(node)) return false;
  if (node.type === 'Group' || node.type === 'AccessAttribute') return isConstant(node.base);
  return node.type === 'Value' || node.type === 'Parameter' || coalesced(node)?.every(isConstant) === true;
}

/** The value of an expression that is the same for every document; otherwise undefined. */
export function constant(node: unknown, params: Readonly<Record<string, unknown>>): unknown {
  if (!isSyntaxTreeNode(node)) return undefined;
  if (node.type === 'Group') return constant(node.base, params);
  if (node.type === 'Value') return node.value;
  if (node.type === 'Parameter' && typeof node.name === 'string') return params[node.name];
  const alternatives = coalesced(node);
  if (alternatives?.every(isConstant))
    return alternatives.map((one) => constant(one, params)).find((value) => (value ?? null) !== null);
  if (node.type !== 'AccessAttribute' || typeof node.name !== 'string') return undefined;
  return readPath(constant(node.base, params), [node.name]);
}

function oneText(node: unknown, params: Readonly<Record<string, unknown>>): readonly string[] | undefined {
  const value = constant(node, params);
  return typeof value === 'string' ? [value] : undefined;
}

function textList(node: unknown, params: Readonly<Record<string, unknown>>): readonly string[] | undefined {
  if (isSyntaxTreeNode(node) && node.type === 'Group') return textList(node.base, params);
  if (!isSyntaxTreeNode(node) || node.type !== 'Array') return onlyTexts(constant(node, params));
  if (!Array.isArray(node.elements)) return undefined;
  return onlyTexts(
    node.elements.map((element: unknown) =>
      isSyntaxTreeNode(element) && element.isSplat !== true ? constant(element.value, params) : undefined,
    ),
  );
}

function onlyTexts(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const texts = value.filter((item) => typeof item === 'string');
  return texts.length === value.length ? texts : undefined;
}
