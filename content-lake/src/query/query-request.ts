import { isRecord } from '../../../protocol/is-record';
import { httpError } from '../errors';
import { parseJson } from '../json';
import type { LakeRequest } from '../server/lake-http';
import { readJsonBody } from '../server/read-body';

const QUERY_BODY_LIMIT_BYTES = 4_000_000;
/** Enough for some 20,000 ids. Over GET the URL limits the length further. */
const MAX_PARAMS_LENGTH = 1_000_000;

/** A query and the values of its parameters, without `$`. */
type QueryRequest = {
  readonly query: string;
  readonly params: Readonly<Record<string, unknown>>;
};

/**
 * Reads a query from the URL (`query`, `$name` as JSON) and, on POST, from the body
 * (`{"query": "…", "params": {…}}`), which takes precedence.
 * @throws LakeError 400 for a missing query, a parameter that is not JSON, parameters above the size limit or an invalid body.
 */
export async function readQueryRequest(request: LakeRequest): Promise<QueryRequest> {
  const fromUrl = readUrl(request.search);
  if (request.method !== 'POST') return requireQuery(fromUrl.query, fromUrl.params);
  const body = await readJsonBody(request.incoming, QUERY_BODY_LIMIT_BYTES);
  const { query = fromUrl.query, params = {} } = body;
  if (typeof query !== 'string') throw httpError(400, '"query" must be a string');
  if (!isRecord(params)) throw httpError(400, '"params" must be an object');
  if (JSON.stringify(params).length > MAX_PARAMS_LENGTH) {
    throw httpError(400, `Parameters are longer than ${MAX_PARAMS_LENGTH} characters of JSON`);
  }
  return requireQuery(query, { ...fromUrl.params, ...withoutDollar(params) });
}

function requireQuery(query: string | undefined, params: Record<string, unknown>): QueryRequest {
  if (query === undefined) throw httpError(400, 'Missing required parameter "query"');
  return { query, params };
}

function readUrl(search: URLSearchParams): { query: string | undefined; params: Record<string, unknown> } {
  return { query: search.get('query') ?? undefined, params: readQueryParams(search) };
}

function withoutDollar(params: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name.replace(/^\$/, ''), value]));
}

/**
 * Reads a query's parameters from a URL: `$name` as JSON.
 * @returns values by name, without `$`.
 * @throws LakeError 400 for a parameter that is not JSON.
 */
export function readQueryParams(search: URLSearchParams): Record<string, unknown> {
  const named = [...search].filter(([name]) => name.startsWith('$'));
  // fromEntries, and not assignment, because a parameter may have the name `__proto__`.
  return Object.fromEntries(named.map(([name, text]) => [name.slice(1), parseParameter(name, text)]));
}

function parseParameter(name: string, text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    throw httpError(
      400,
      `Unable to parse value of "${name}=${text.slice(0, 100)}". Please quote string values.`,
    );
  }
}
