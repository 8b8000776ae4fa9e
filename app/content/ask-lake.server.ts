import type { ContentSourceMap, SanityClient } from '@sanity/client';
import { log } from '../log.server';
import shapes from './query-shapes.json?raw';
import { conform, type Repair, type TypeNode } from './shape';

const TOTAL_TIMEOUT_MS = 5_000;
const MAX_REPAIRS_LOGGED = 5;
/** The connection broke before an answer; a Lake that restarts does that to each of ours that lies idle. */
const BROKEN_CONNECTION = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED']);

/** The repairs of the newest answer to each query that had any: what stays broken is logged once. */
const repaired = new Map<QueryName, string>();

export type Params = Record<string, string | string[]>;
/** @property name of the query, which names its type in `query-shapes.json` */
export type Question = { name: QueryName; query: string; params: Params };

/**
 * Asks the Lake, in the perspective of the client, and checks the answer against the query's own type: what is broken in
 * it is mended and logged.
 * @param lastLiveEventId the newest change that we have heard of; no cache may answer with what was before it
 * @param prepare what to make of the answer before it is mended: unwraps it, or marks where its parts come from, for
 *   which the client must ask for the map
 * @returns the result, and the sync tags by which changes to it are told
 * @throws after five seconds, on any failure, and where the answer as a whole is not of its type
 */
export async function askLake(
  client: SanityClient,
  { name, query, params }: Question,
  lastLiveEventId?: string,
  prepare: (answer: unknown, sourceMap: ContentSourceMap | undefined) => unknown = (answer) => answer,
): Promise<{ result: unknown; tags: readonly string[] }> {
  const signal = AbortSignal.timeout(TOTAL_TIMEOUT_MS);
  const ask = () =>
    client.fetch<unknown>(query, params, {
      filterResponse: false,
      returnQuery: false,
      signal,
      tag: `site.${name}`,
      lastLiveEventId,
    });
  const {
    result: answer,
    syncTags = [],
    resultSourceMap,
  } = await ask().catch((error: unknown) => {
    if (BROKEN_CONNECTION.has(codeOf(error))) return ask();
    throw error;
  });
  const result = prepare(answer, resultSourceMap);
  const repairs: Repair[] = [];
  if (!conform(result, queryShape(name), repairs)) {
    throw new Error(`The answer to the ${name} query is not of its type`);
  }
  const logged = JSON.stringify(repairs);
  if (repairs.length > 0 && repaired.get(name) !== logged) {
    repaired.set(name, logged);
    for (const { at, action } of repairs.slice(0, MAX_REPAIRS_LOGGED)) {
      log('warn', 'content.repaired', { query: name, at, action });
    }
  }
  return { result, tags: syncTags };
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** The site's queries, by name. */
export type QueryName = 'answers' | 'document' | 'feed' | 'redirect' | 'site' | 'sitemap';

const parsed: { shapes: Record<QueryName, TypeNode> } = JSON.parse(shapes);

/** The type that schema and query give to a query's answer; written by `npm run typegen`. */
export function queryShape(name: QueryName): TypeNode {
  return parsed.shapes[name];
}
