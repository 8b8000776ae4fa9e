import { createHash } from 'node:crypto';
import type { ClientReturn, ContentSourceMap, SanityClient } from '@sanity/client';
import { errorCode } from '../../../protocol/error-code';
import { log } from '../../log.server';
import { ContentFailure } from './content-errors.server';
import * as queries from './queries.groq';
import shapes from './query-shapes.json?raw';
import { conform, type Repair, type TypeNode } from './shape';

const TOTAL_TIMEOUT_MS = 5_000;
const MAX_REPAIRS_LOGGED = 5;
/** The connection broke before an answer, as idle connections do when the Lake restarts. */
const BROKEN_CONNECTION = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED']);

/** The repairs of the newest answer to each query, so that one flaw is logged once. */
const repaired = new Map<QueryName, string>();

/** `frame` is the language whose settings and menu are read instead of the default ones; see `inLanguage`. */
export type Params = Record<string, string | number | string[] | null> & { frame?: string };
/** @property timeoutMs for the whole exchange, by default five seconds */
export type LakeQuery = { name: QueryName; query: string; params: Params; timeoutMs?: number | undefined };

/**
 * Validates the answer against the query's type: broken parts are repaired and logged.
 * @param lastLiveEventId the newest live event received; no cache may answer with older content
 * @param prepare unwraps the answer before validation, or adds edit attributes from the source map
 * @param fills whether required fields that are missing are filled; false where there is a valid older answer
 * @throws after the timeout, on any failure, and if the answer as a whole is not of its type
 */
export async function queryLake(
  client: SanityClient,
  { name, query, params, timeoutMs = TOTAL_TIMEOUT_MS }: LakeQuery,
  lastLiveEventId: string | undefined,
  prepare: (answer: unknown, sourceMap: ContentSourceMap | undefined) => unknown,
  fills = true,
): Promise<{ result: unknown; tags: readonly string[]; isFilled: boolean }> {
  const signal = AbortSignal.timeout(timeoutMs);
  const send = () =>
    client.fetch<unknown>(query, params, {
      filterResponse: false,
      returnQuery: false,
      signal,
      tag: `site.${name}`,
      lastLiveEventId,
      // The API CDN would otherwise answer with older content while it gets the newer.
      cacheMode: 'noStale',
    });
  const {
    result: answer,
    syncTags = [],
    resultSourceMap,
  } = await send().catch((error: unknown) => {
    if (BROKEN_CONNECTION.has(errorCode(error))) return send();
    throw error;
  });
  const result = prepare(answer, resultSourceMap);
  return { result, tags: syncTags, isFilled: repairAnswer(name, result, fills) };
}

/**
 * @returns whether required fields were filled
 * @throws ContentFailure if the answer as a whole is not of its type
 */
export function repairAnswer(name: QueryName, result: unknown, fills: boolean): boolean {
  const repairs: Repair[] = [];
  if (!conform(result, queryShape(name), repairs, fills)) {
    throw new ContentFailure('invalid-answer', `The answer to the ${name} query is not of its type`);
  }
  const logged = JSON.stringify(repairs);
  if (repairs.length > 0 && repaired.get(name) !== logged) {
    repaired.set(name, logged);
    for (const { at, action } of repairs.slice(0, MAX_REPAIRS_LOGGED)) {
      log('warn', 'content.repaired', { query: name, at, action });
    }
  }
  return repairs.some(({ action }) => action === 'filled');
}

const queriesByName = { ...queries };
type Queries = typeof queriesByName;
/** The names of the queries in `queries.groq.ts`: `site` for `siteQuery`. */
export type QueryName = keyof Queries extends `${infer Name}Query` ? Name : never;
export type ResultOf<Name extends QueryName> = ClientReturn<Queries[`${Name}Query`]>;
export const queryNamed = <Name extends QueryName>(name: Name) => queriesByName[`${name}Query`];

const hashes = new Map(
  Object.values(queriesByName).map((query) => [
    query,
    createHash('sha256').update(query).digest('base64url'),
  ]),
);
export const hashOf = (name: QueryName) => hashes.get(queryNamed(name));

/** Types by the ids with which they are written once; `{ same: id }` is one of those before it. */
const types = new Map<unknown, unknown>();
const parsed: { shapes: Record<QueryName, TypeNode> } = JSON.parse(shapes, (_key, node) => {
  if (typeof node?.id === 'number') types.set(node.id, node);
  return typeof node?.same === 'number' ? types.get(node.same) : node;
});

/** The type of a query's answer, evaluated from schema and query; written by `npm run typegen`. */
export function queryShape(name: QueryName): TypeNode {
  return parsed.shapes[name];
}
