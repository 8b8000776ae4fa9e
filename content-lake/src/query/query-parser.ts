import { type ExprNode, GroqSyntaxError, parse } from 'groq-js';
import { LRUCache } from 'lru-cache';
import { httpError } from '../errors/http-error';
import { queryParseError } from '../errors/query-parse-error';
import { extractScans } from './extract-scans';
import { isConstantInsensitive } from './is-constant-insensitive';
import type { ParsedQuery } from './parsed-query';
import { checkQueryText, checkWildcards, matchPatterns } from './query-limits';
import { unsupportedFunction } from './unsupported-function';
import { walkSyntaxTree } from './walk-syntax-tree';

const MAX_CACHED_QUERIES = 500;

/** Reads GROQ, remembering what it has read: a site asks the same few queries all day. */
export class QueryParser {
  readonly #cache = new LRUCache<string, ParsedQuery>({ max: MAX_CACHED_QUERIES });
  /** Whether a query's tree is the same whatever values its parameters have. */
  readonly #insensitive = new LRUCache<string, boolean>({ max: MAX_CACHED_QUERIES });

  /**
   * @param query GROQ text.
   * @param params values by name, without `$`. GROQ needs some of them while parsing: `[0...$limit]`.
   * @throws LakeError 400 when the query cannot be read, lacks a parameter or exceeds a limit, 501 when it calls a function
   *   that only the hosted lake has.
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
  const scans = extractScans(tree);
  const patterns = matchPatterns(tree);
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
    // groq-js takes a comment for one only when a line follows it.
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
