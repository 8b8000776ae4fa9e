import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCircuitBreaker } from '../../../protocol/circuit-breaker';
import { closeServer, listen } from '../../../tests/support/listen';
import { createContentClient } from '../source/content-client.server';
import { LakeReader } from '../source/lake-reader.server';
import { ContentCache } from './content-cache.server';
import { CONFIRM_EVERY_MS, ContentConfirmation } from './content-confirmation.server';
import { ContentReader } from './content-reader.server';
import { pricing } from './content-reader.test-support';
import { createLastKnownGood } from './last-known-good.server';

const MINUTE_MS = 60_000;
const VISITED_EVERY = 5;
const HOUR = 60;
const DAY = 24 * HOUR;
/** The sample has 47. */
const PAGES = Array.from({ length: 60 }, (_, index) => `/page-${index}`);
const MOST_QUERIES = 100;

/** Hosted Sanity: its API, or its API CDN. */
type Host = { url: string; requested: URL[]; stop(): Promise<void> };

let [revision, isFailing] = [1, false];
let nowMs: number;
let folder: string;
let api: Host;
let cdn: Host;
let cache: ContentCache;
let lake: LakeReader;
let reader: ContentReader;
let confirmation: ContentConfirmation;
let missed: number;
/** What was started in the background ends before the next visits. */
let confirming: Promise<unknown>;

class WatchedConfirmation extends ContentConfirmation {
  override confirm(): Promise<void> {
    const confirmed = super.confirm();
    confirming = Promise.all([confirming, confirmed]);
    return confirmed;
  }
}

async function startHost(): Promise<Host> {
  const requested: URL[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://lake.invalid');
    requested.push(url);
    const isNewest = url.searchParams.get('tag') === 'site.newest';
    const page = { result: { ...pricing, title: `/revision-${revision}` }, isComplete: true };
    const result = isNewest ? { count: 60, newest: { _id: 'a', _rev: `r${revision}` } } : page;
    response.writeHead(isFailing && isNewest ? 400 : 200, { 'Content-Type': 'application/json' });
    // A long query is posted, with its parameters.
    const { params } = request.method === 'POST' ? JSON.parse(await text(request)) : {};
    response.end(JSON.stringify({ result, syncTags: [`s1:${params?.paths?.[0] ?? ''}`] }));
  });
  const url = `http://127.0.0.1:${await listen(server)}`;
  return { url, requested, stop: () => closeServer(server) };
}

const clientOf = ({ url }: Host) =>
  createContentClient({ projectId: 'local', dataset: 'production', apiHost: url, assetBaseUrl: url });

beforeEach(async () => {
  [revision, isFailing, nowMs, missed] = [1, false, 0, 0];
  confirming = Promise.resolve();
  folder = mkdtempSync(join(tmpdir(), 'content-reader-day-'));
  [api, cdn] = [await startHost(), await startHost()];
  cache = new ContentCache(10_000_000, () => nowMs);
  cache.hasLiveEvents = true;
  const client = clientOf(api);
  const breaker = createCircuitBreaker(() => nowMs);
  const onMissedEvent = () => {
    missed += 1;
    reader.purge({ everything: true });
  };
  lake = new LakeReader({
    client,
    cdn: clientOf(cdn),
    breaker,
    now: () => nowMs,
    onComplete: () => undefined,
  });
  confirmation = new WatchedConfirmation({ client, cache, breaker, onMissedEvent });
  reader = new ContentReader({
    lake,
    cache,
    lastKnownGood: createLastKnownGood(folder, () => undefined),
    confirmation,
    onNewerAnswer: () => undefined,
  });
});

afterEach(async () => {
  await Promise.all([api.stop(), cdn.stop()]);
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** On a busy machine sixty queries at once may take longer than visitors wait. */
const PATIENT = { timeoutMs: 60_000 };
const target = async (path: string) =>
  (await reader.fetch('document', { paths: [path], published: [] }, PATIENT)).result?.title;

/** Every page is visited every five minutes. @returns the targets of the last visits, without repetitions */
async function visitFor(
  minutes: number,
  at: Record<number, () => void> = {},
): Promise<Set<string | null | undefined>> {
  let seen = new Set<string | null | undefined>();
  for (let minute = 0; minute < minutes; minute += VISITED_EVERY) {
    at[minute]?.();
    // As the timer does.
    if ((minute * MINUTE_MS) % CONFIRM_EVERY_MS === 0) void confirmation.confirm();
    seen = new Set(await Promise.all(PAGES.map(target)));
    await confirming;
    nowMs += VISITED_EVERY * MINUTE_MS;
  }
  return seen;
}

describe('a day of visits', { timeout: 60_000 }, () => {
  it(`without a change takes at most ${MOST_QUERIES} queries`, async () => {
    await visitFor(DAY);
    const count = api.requested.length + cdn.requested.length;
    expect(count).toBeGreaterThan(PAGES.length);
    expect(count).toBeLessThanOrEqual(MOST_QUERIES);
    expect(missed).toBe(0);
  });

  it('of which the first comes after a confirmation takes no more queries', async () => {
    await confirmation.confirm();
    await visitFor(DAY);
    expect(api.requested.length + cdn.requested.length).toBeLessThanOrEqual(MOST_QUERIES);
  });

  it('with a change queries what it concerns, through the API CDN, with the event’s id', async () => {
    const publish = () => {
      revision = 2;
      lake.lastEventId = 'event-7';
      reader.purge({ tags: ['s1:/page-7'] });
    };
    const seen = await visitFor(4 * HOUR, { 100: publish });
    expect(seen).toEqual(new Set(['/revision-1', '/revision-2']));
    expect(cdn.requested.map(({ searchParams }) => searchParams.get('lastLiveEventId'))).toEqual(['event-7']);
    expect(missed).toBe(0);
    expect(api.requested.length).toBeLessThan(PAGES.length + 10);
  });
});

describe('a change whose live event was lost', { timeout: 60_000 }, () => {
  it('is found within about an hour', async () => {
    await visitFor(2 * HOUR);
    revision = 2;
    expect(await visitFor(HOUR + 15)).toEqual(new Set(['/revision-2']));
    expect(missed).toBe(1);
  });

  it('is found too when the query for the newest change fails', async () => {
    await visitFor(2 * HOUR);
    [revision, isFailing] = [2, true];
    expect(await visitFor(HOUR + 15)).toEqual(new Set(['/revision-2']));
  });
});

it('the API CDN of hosted Sanity is where the client finds it', () => {
  const source = { projectId: 'abc', dataset: 'production', apiHost: undefined, assetBaseUrl: '' };
  const url = createContentClient(source).withConfig({ useCdn: true }).getUrl('/data/query/production', true);
  expect(url).toBe('https://abc.apicdn.sanity.io/v2025-02-19/data/query/production');
});

describe('an answer', { timeout: 60_000 }, () => {
  it('from before a gap of the live events is not confirmed', async () => {
    await visitFor(1);
    cache.hasLiveEvents = false;
    reader.purge({ everything: true });
    await target('/page-0');
    cache.hasLiveEvents = true;
    revision = 2;
    reader.purge({ everything: true });
    expect(await visitFor(1)).toEqual(new Set(['/revision-2']));
  });

  it('is queried again after a day, whatever is confirmed', async () => {
    await visitFor(DAY);
    const before = api.requested.length;
    await visitFor(15);
    expect(api.requested.length - before).toBeGreaterThanOrEqual(PAGES.length);
  });
});
