// For tests only; not part of what is shipped.
import { mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { createCircuitBreaker } from '../../../protocol/circuit-breaker';
import type { Purge } from '../../../protocol/purge';
import { closeServer, listen } from '../../../tests/support/listen';
import { createContentClient } from '../source/content-client.server';
import { LakeReader } from '../source/lake-reader.server';
import { ContentCache } from './content-cache.server';
import { ContentReader, type FetchOptions } from './content-reader.server';
import { createLastKnownGood } from './last-known-good.server';

export const MAX_BYTES = 10_000;
/** Longer than any test: a busy machine may take longer for an answer than visitors wait. */
const PATIENT: FetchOptions = { timeoutMs: 60_000 };

export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
export const answer = (result: unknown, isComplete = true) => ({
  result: { result, isComplete },
  syncTags: ['s1:a'],
  ms: 1,
});
export const pricing = {
  _id: 'pricing',
  _type: 'legalPage',
  _updatedAt: '2026-01-01T00:00:00Z',
  visibleFrom: null,
  visibleUntil: null,
  title: 'Pricing',
  path: '/pricing',
  language: null,
  translations: [],
  seo: { title: null, description: 'What it costs.', noindex: null, image: null },
  summary: 'What it costs.',
  updatedOn: '2026-01-01',
  sampleNotice: null,
  blocks: null,
  body: [],
};
export const good = answer(pricing);

type Changing = {
  /** How the Lake answers. */
  behave: RequestListener;
  nowMs: number;
  lake: LakeReader;
  reader: ContentReader;
};

/** A reader over a Lake whose behaviour the test defines, with a clock that it advances. */
export async function startReaderTest() {
  /** URLs of the requests to the Lake. */
  const requested: string[] = [];
  /** Each change of the dataset's completeness. */
  const changes: boolean[] = [];
  /** Purges for answers that arrived late. */
  const late: Purge[] = [];
  const server = createServer((request, response) => {
    requested.push(request.url ?? '');
    given.behave(request, response);
  });
  const apiHost = `http://127.0.0.1:${await listen(server)}`;
  const source = { projectId: 'local', dataset: 'production', apiHost, assetBaseUrl: apiHost };
  const folder = mkdtempSync(join(tmpdir(), 'content-reader-'));
  const now = () => given.nowMs;
  const newCache = () => new ContentCache(1_000_000, now);
  /** Another reader of the same folder, as after a restart. */
  function startReader(cache = newCache(), queryTimeoutMs?: number) {
    cache.hasLiveEvents = true;
    const lake = new LakeReader({
      client: createContentClient(source, { maxBytes: MAX_BYTES, bodyTimeoutMs: 60_000 }),
      queryTimeoutMs,
      breaker: createCircuitBreaker(now),
      now,
      onComplete(isComplete) {
        changes.push(isComplete);
        given.reader.purge({ everything: true });
      },
    });
    const lastKnownGood = createLastKnownGood(folder, () => undefined);
    const reader = new ContentReader({
      lake,
      cache,
      lastKnownGood,
      onNewerAnswer: (purge) => void late.push(purge),
    });
    return { reader, lake };
  }
  const cache = newCache();
  const given: Changing = { behave: json(good), nowMs: 0, ...startReader(cache) };
  const params = (path: string) => ({ paths: [path], published: [] });
  const read = (path = '/old', options = PATIENT) => given.reader.fetch('document', params(path), options);
  return Object.assign(given, {
    requested,
    changes,
    late,
    folder,
    cache,
    startReader,
    read,
    readTitle: async (path?: string) => (await read(path)).result?.title,
    readSite: () => given.reader.fetch('site', {}, { ...PATIENT, maxAgeMs: 0 }),
    readSitemap: () => given.reader.fetch('sitemap', {}, PATIENT),
    /** Resolves when that number of answers has been written. */
    written: (count: number) =>
      expect.poll(() => readdirSync(folder).filter((name) => name.endsWith('.json'))).toHaveLength(count),
    /** The Lake withholds its answers; the test sends the body of each. */
    holdAnswers() {
      const held: ((body: object) => void)[] = [];
      given.behave = (request, response) => void held.push((body) => json(body)(request, response));
      return held;
    },
    async stop() {
      await closeServer(server);
      // Answers may still be being written.
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  });
}

export type ReaderTest = Awaited<ReturnType<typeof startReaderTest>>;
