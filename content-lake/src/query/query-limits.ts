import { httpError, queryParseError } from '../errors';
import { isSyntaxTreeNode, walkSyntaxTree } from './syntax-tree';

/** The hosted API's limit: https://www.sanity.io/guides/how-to-parallelize-complex-groq-queries */
const MAX_QUERY_LENGTH = 300_000;
const MAX_NESTING = 100;
/** Each further `*` multiplies the time of a comparison by the length of the word: groq-js tries all splits. */
const MAX_WILDCARDS = 5;

/** A bracket, or a string or comment, whose brackets do not count. */
const TOKEN = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\/.*|[([{]|[)\]}]/gs;

/**
 * Refuses a query that is too long or nested too deeply.
 * @throws LakeError 400.
 */
export function checkQueryText(query: string): void {
  if (query.length > MAX_QUERY_LENGTH) {
    throw httpError(400, `Query is longer than ${MAX_QUERY_LENGTH} characters`);
  }
  let depth = 0;
  for (const { 0: token, index } of query.matchAll(TOKEN)) {
    if ('([{'.includes(token)) depth += 1;
    else if (')]}'.includes(token)) depth -= 1;
    if (depth > MAX_NESTING) {
      throw queryParseError(`query is nested deeper than ${MAX_NESTING} levels`, query, index, index + 1);
    }
  }
}

/**
 * Refuses `match` patterns with too many wildcards in a word, if they are literals or parameters.
 * @param patterns the right operands of `match`, as syntax trees.
 * @throws LakeError 400.
 */
export function checkWildcards(
  patterns: readonly unknown[],
  params: Readonly<Record<string, unknown>>,
): void {
  walkSyntaxTree(patterns, (node) => {
    const value = node.type === 'Parameter' ? params[String(node.name)] : node.value;
    const texts: unknown[] = Array.isArray(value) ? value : [value];
    for (const word of texts.flatMap((text) => (typeof text === 'string' ? text.split(/\s+/) : []))) {
      if (word.split('*').length - 1 <= MAX_WILDCARDS) continue;
      throw httpError(400, `"${word.slice(0, 50)}" has more than ${MAX_WILDCARDS} wildcards`);
    }
  });
}

/** The right operands of all `match` operators of a query. */
export function matchPatterns(tree: unknown): unknown[] {
  const patterns: unknown[] = [];
  walkSyntaxTree(tree, (node) => {
    if (node.type === 'OpCall' && node.op === 'match' && isSyntaxTreeNode(node.right))
      patterns.push(node.right);
  });
  return patterns;
}
