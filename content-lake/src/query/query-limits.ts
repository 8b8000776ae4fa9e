import { httpError, queryParseError } from '../errors';
import { isSyntaxTreeNode, walkSyntaxTree } from './syntax-tree';

/** The hosted API's, as https://www.sanity.io/guides/how-to-parallelize-complex-groq-queries has it. */
const MAX_QUERY_LENGTH = 300_000;
const MAX_NESTING = 100;
/** For each further `*` a word takes as many times longer to compare as it has letters: groq-js tries all splits. */
const MAX_WILDCARDS = 5;

/** A text or a comment, in which brackets mean nothing, or a bracket. */
const TOKEN = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\/.*|[([{]|[)\]}]/gs;

/**
 * Refuses a query that is too long, or nested too deeply, to be read.
 *
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
 * Refuses `match` with words of too many wildcards, as far as its patterns stand in the query or its parameters.
 *
 * @param patterns what stands to the right of `match`, as syntax trees.
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

/** What stands to the right of each `match` of a query. */
export function matchPatterns(tree: unknown): unknown[] {
  const patterns: unknown[] = [];
  walkSyntaxTree(tree, (node) => {
    if (node.type === 'OpCall' && node.op === 'match' && isSyntaxTreeNode(node.right))
      patterns.push(node.right);
  });
  return patterns;
}
