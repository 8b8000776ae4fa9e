import { join } from 'node:path';
import type { ClientReturn, SanityClient } from '@sanity/client';
import { env } from '../env.server';
import { log } from '../log.server';
import { createContentClient } from './content-client.server';
import { contentSource } from './content-source.server';
import { createLastKnownGood, type LastKnownGood } from './last-known-good.server';
import { type QueryName, queryShape } from './query-shapes.server';
import { conform, type Repair } from './shape';

const TOTAL_TIMEOUT_MS = 5_000;
const MAX_REPAIRS_LOGGED = 5;

/** An answer of the Lake, mended where it was broken, and how it came. */
export type Answer<T> = { result: T; tags: string[]; from: 'lake' | 'memory' | 'snapshot' };
type Params = Record<string, string | string[]>;

/** Neither the Lake nor anything kept from it can answer. */
export class ContentUnavailable extends Error {
  override name = 'ContentUnavailable';
}

/**
 * Makes the function through which all content comes: asks the Lake, checks the answer against the query's own type, and
 * falls back on the last good answer, in memory or on disk, while the Lake is away. Equal questions asked at the same
 * time are asked once.
 */
export function createFetchContent(client: SanityClient, kept: LastKnownGood) {
  const underway = new Map<string, Promise<string>>();

  async function ask(name: QueryName, query: string, params: Params, key: string): Promise<string> {
    const answer = await client.fetch<unknown>(query, params, {
      filterResponse: false,
      signal: AbortSignal.timeout(TOTAL_TIMEOUT_MS),
      tag: `site.${name}`,
    });
    const repairs: Repair[] = [];
    if (!conform(answer.result, queryShape(name), repairs)) {
      throw new Error(`The answer to the ${name} query is not of its type`);
    }
    reportRepairs(name, repairs);
    const body = JSON.stringify({ result: answer.result, tags: answer.syncTags ?? [] });
    if (answer.result) kept.keep(key, body);
    return body;
  }

  function askOnce(name: QueryName, query: string, params: Params, key: string): Promise<string> {
    const same = underway.get(key);
    if (same) return same;
    const asked = ask(name, query, params, key).finally(() => underway.delete(key));
    underway.set(key, asked);
    return asked;
  }

  /**
   * @param name of the query, which names its type in `query-shapes.json`
   * @throws ContentUnavailable where the Lake fails and nothing is kept
   */
  return async function fetchContent<const Query extends string>(
    name: QueryName,
    query: Query,
    params: Params = {},
  ): Promise<Answer<ClientReturn<Query>>> {
    const key = JSON.stringify([query, params]);
    try {
      return { ...JSON.parse(await askOnce(name, query, params, key)), from: 'lake' };
    } catch (error) {
      const found = await kept.find(key);
      log('warn', 'content.lake-failed', {
        query: name,
        reason: reason(error),
        answered: found?.from ?? 'nothing',
      });
      if (!found) throw new ContentUnavailable(`No answer to the ${name} query`, { cause: error });
      return { ...JSON.parse(found.body), from: found.from };
    }
  };
}

function reportRepairs(name: QueryName, repairs: Repair[]): void {
  for (const { at, action } of repairs.slice(0, MAX_REPAIRS_LOGGED)) {
    log('warn', 'content.repaired', { query: name, at, action });
  }
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return 'statusCode' in error ? `${code} ${String(error.statusCode)}` : code;
}

const source = contentSource(env);

export const fetchContent = createFetchContent(
  createContentClient(source),
  createLastKnownGood(join(env.DATA_DIR, 'last-known-good', source.projectId, source.dataset), (error) =>
    log('warn', 'content.disk-failed', { reason: reason(error) }),
  ),
);
