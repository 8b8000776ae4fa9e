import { type ExprNode, GroqSyntaxError, parse } from 'groq-js';
import { LRUCache } from 'lru-cache';
import { isRecord } from '../../../protocol/is-record';
import { httpError, queryParseError } from '../errors';
import { type OrderedSlice, orderedSlices } from './ordered-slice';
import { checkQueryText, checkWildcards, matchPatterns } from './query-limits';
import { isSyntaxTreeNode, walkSyntaxTree } from './syntax-tree';

/** One `*[…]` of a query. In the tree its `*` is the parameter `name`, or with `slice` the whole slice is. */
type QueryScan = {
  readonly name: string;
  /** The filter's syntax tree. */
  readonly filter: unknown;
  readonly slice?: OrderedSlice;
};

/** A parsed query. */
export type ParsedQuery = {
  readonly tree: ExprNode;
  /** Names of its parameters, without `$` and without those of its scans. */
  readonly parameterNames: ReadonlySet<string>;
  readonly scans: readonly QueryScan[];
  /** The right operands of `match`, as syntax trees. */
  readonly patterns: readonly unknown[];
  /** True when it reads the dataset other than by its scans: a bare `*`, `releases::all()`. */
  readonly readsEverything: boolean;
};

const MAX_CACHED_QUERIES = 500;

/** Parses GROQ and caches the trees: a site sends the same few queries repeatedly. */
export class QueryParser {
  readonly #cache = new LRUCache<string, ParsedQuery>({ max: MAX_CACHED_QUERIES });
  /** Whether a query's tree is the same for all values of its parameters. */
  readonly #insensitive = new LRUCache<string, boolean>({ max: MAX_CACHED_QUERIES });

  /**
   * @param query GROQ text.
   * @param params values by name, without `$`. GROQ needs some of them for parsing: `[0...$limit]`.
   * @throws LakeError 400 when the query has a syntax error, lacks a parameter or exceeds a limit, 501 when it calls a
   *   function that only the hosted lake implements.
   */
  parse(query: string, params: Readonly<Record<string, unknown>>): ParsedQuery {
    checkQueryText(query);
    const key = this.#isInsensitive(query) ? query : `${query}\n${JSON.stringify(params)}`;
    const cached = this.#cache.get(key);
    const parsed = cached ?? read(query, key === query ? undefined : params);
    if (!cached) this.#cache.set(key, parsed);
    for (const name of parsed.parameterNames) {
      if (!Object.hasOwn(params, name)) throw missingParameter(query, name);
    }
    checkWildcards(parsed.patterns, params);
    return parsed;
  }

  #isInsensitive(query: string): boolean {
    const known = this.#insensitive.get(query);
    if (known !== undefined) return known;
    const verdict = isConstantInsensitive(query);
    this.#insensitive.set(query, verdict);
    return verdict;
  }
}

function read(query: string, params: Readonly<Record<string, unknown>> | undefined): ParsedQuery {
  if (query.trim() === '') throw queryParseError('expected query, but got nothing', query, 0, 0);
  const tree = parseText(query, params);
  const unsupported = unsupportedFunction(tree);
  if (unsupported)
    throw httpError(501, `GROQ function ${unsupported} is not implemented by this Content Lake`);
  const parameterNames = new Set<string>();
  walkSyntaxTree(tree, (node) => {
    if (node.type === 'Parameter' && typeof node.name === 'string') parameterNames.add(node.name);
  });
  const patterns = matchPatterns(tree);
  const scans = extractScans(tree);
  return { tree, parameterNames, scans, patterns, readsEverything: readsEverything(tree) };
}

function readsEverything(tree: ExprNode): boolean {
  let found = false;
  walkSyntaxTree(tree, (node) => {
    if (node.type === 'Everything' || (node.type === 'FuncCall' && node.namespace === 'releases'))
      found = true;
  });
  return found;
}

function parseText(query: string, params: Readonly<Record<string, unknown>> | undefined): ExprNode {
  try {
    // groq-js recognises a comment only if a line break follows.
    return parse(`${query}\n`, params ? { params } : {});
  } catch (error) {
    if (error instanceof GroqSyntaxError) {
      const description = error.message.replace(/^Syntax error in GROQ query at position \d+: /, '');
      throw queryParseError(description, query, error.position, Math.min(query.length, error.position + 1));
    }
    // groq-js recurses: a query nested thousands of levels deep exhausts the stack.
    const description = error instanceof RangeError ? 'query is nested too deeply' : messageOf(error);
    throw queryParseError(description, query, 0, query.length);
  }
}

function missingParameter(query: string, name: string): Error {
  const start = Math.max(0, query.indexOf(`$${name}`));
  return queryParseError(
    `param $${name} referenced, but not provided`,
    query,
    start,
    start + name.length + 1,
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Replaces every `*[filter]` of a new tree by `$name[filter]`, in place, and lists them, so that each scan can be limited
 * to its candidates; an ordered slice by `$name[0...]`. The names contain a space, so they cannot collide with a query's
 * parameters.
 */
function extractScans(tree: ExprNode): QueryScan[] {
  const scans: QueryScan[] = [];
  const slices = orderedSlices(tree);
  walkSyntaxTree(tree, (node) => {
    const slice = slices.get(node);
    if (slice && isRecord(node)) {
      const name = `scan ${scans.length}`;
      scans.push({ name, filter: slice.filter, slice });
      Object.assign(node, { base: { type: 'Parameter', name }, left: 0, right: Number.MAX_SAFE_INTEGER });
    }
    if (node.type !== 'Filter' || !isSyntaxTreeNode(node.base) || node.base.type !== 'Everything') return;
    const name = `scan ${scans.length}`;
    scans.push({ name, filter: node.expr });
    if (isRecord(node)) Object.assign(node, { base: { type: 'Parameter', name } });
  });
  return scans;
}

/** One value of each type that GROQ's brackets treat differently. */
const PROBES: readonly unknown[] = [1, 'a'];

/**
 * True when a query parses to the same tree for all values of its parameters. That is not so where GROQ needs a constant:
 * `[$index]` is an element, an attribute or a filter depending on the value's type, and `[0...$limit]` cannot be parsed
 * without it.
 *
 * Compares the tree without values with the tree for each probe value.
 */
export function isConstantInsensitive(query: string): boolean {
  if (!query.includes('$')) return true;
  try {
    const open = parse(query);
    return PROBES.every((probe) => isSameTree(open, parse(query, { params: everyParameter(query, probe) })));
  } catch {
    return false;
  }
}

function everyParameter(query: string, value: unknown): Record<string, unknown> {
  const names = query.match(/\$[A-Za-z_][A-Za-z_0-9]*/g) ?? [];
  return Object.fromEntries(names.map((name) => [name.slice(1), value]));
}

/** Whether two trees are equal, except that parameters have become values. */
function isSameTree(open: unknown, filled: unknown): boolean {
  if (isSyntaxTreeNode(open) && open.type === 'Parameter') {
    return isSyntaxTreeNode(filled) && filled.type === 'Value';
  }
  if (typeof open !== 'object' || open === null) return Object.is(open, filled);
  if (typeof filled !== 'object' || filled === null) return false;
  const left = Object.entries(open);
  const right = new Map<string, unknown>(Object.entries(filled));
  return (
    left.length === right.size &&
    left.every(([name, value]) => right.has(name) && isSameTree(value, right.get(name)))
  );
}

/** What groq-js can parse but not evaluate; a whole namespace where the name is `*`. */
const UNSUPPORTED: ReadonlySet<string> = new Set([
  'geo::*',
  'documents::*',
  'text::*',
  'user::*',
  'media::*',
  'delta::*',
  'global::anywhere',
]);

/** The first function of a query that groq-js cannot evaluate, in GROQ's notation; otherwise undefined. */
function unsupportedFunction(tree: ExprNode): string | undefined {
  let found: string | undefined;
  walkSyntaxTree(tree, (node) => {
    if (found || node.type !== 'FuncCall') return;
    const { namespace, name } = node;
    if (typeof namespace !== 'string' || typeof name !== 'string') return;
    if (UNSUPPORTED.has(`${namespace}::*`) || UNSUPPORTED.has(`${namespace}::${name}`)) {
      found = namespace === 'global' ? `${name}()` : `${namespace}::${name}()`;
    }
  });
  return found;
}
