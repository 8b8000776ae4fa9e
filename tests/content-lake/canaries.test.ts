import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../content-lake/src/server/routes';
import { type CanaryRequest, canaryRequests, contentRequests } from './canary-requests';
import { isLocal, lakeOfFile } from './connect';
import { type CollectedEvents, openEventStream, openSocket } from './listening';
import { rawRequest } from './raw-request';

// Texts that only unpublished documents contain. No response to a client without access may contain them.

const CANARY = /quillwort/i;
const STUDIO = 'http://localhost:3333';
const OTHER = 'http://localhost:3000';

const lake = lakeOfFile();

const reference = (_ref: string) => ({ _type: 'reference', _ref });

beforeAll(async () => {
  const { client } = lake;
  await client
    .transaction()
    .create({ _id: 'canary-target', _type: 'canaryTarget', title: 'Public' })
    .create({ _id: 'canary', _type: 'canary', title: 'Public', link: reference('canary-target') })
    .create({
      _id: 'drafts.canary',
      _type: 'canary',
      title: 'Quillwort one',
      link: reference('canary-target'),
    })
    .create({ _id: 'drafts.canary-target', _type: 'canaryTarget', title: 'Quillwort two' })
    .create({ _id: 'drafts.canary-new', _type: 'canary', title: 'Quillwort three' })
    .create({ _id: 'drafts.canary-quillwort', _type: 'canary', link: reference('canary-target') })
    .create({ _id: 'versions.r1.canary', _type: 'canary', title: 'Quillwort four' })
    .create({ _id: 'hidden.canary', _type: 'canary', title: 'Quillwort five' })
    .create({ _id: 'drafts.canary-gone', _type: 'canary', title: 'Quillwort six' })
    .commit();
  await client.delete('drafts.canary-gone');
  // One transaction that changes public and private documents.
  await client
    .transaction()
    .patch('canary', (patch) => patch.set({ rank: 1 }))
    .patch('drafts.canary', (patch) => patch.set({ note: 'Quillwort seven' }))
    .commit();
  await rawRequest(lake.url, '/v2025-02-19/users/me/keyvalue', {
    method: 'PUT',
    headers: { authorization: `Bearer ${lake.token}`, 'content-type': 'application/json' },
    body: JSON.stringify([{ key: 'canary', value: 'Quillwort eight' }]),
  });
});

type Stranger = readonly [who: string, headers: () => Record<string, string>];

/** Headers of clients that may read published documents only. */
const visitors: readonly Stranger[] = [
  ['no cookie and no token', () => ({})],
  ['a forged cookie', () => ({ cookie: 'lake_token=lake_forged', origin: STUDIO })],
  ['a cookie cut short', () => ({ cookie: `lake_token=${lake.token.slice(0, -1)}`, origin: STUDIO })],
  ['the cookie from another page of this machine', () => ({ cookie: realCookie(), origin: OTHER })],
  ['the cookie from no page at all', () => ({ cookie: realCookie() })],
];

/** Headers of clients whose every request is refused. */
const refused: readonly Stranger[] = [
  ['another token', () => ({ authorization: 'Bearer lake_forged' })],
  ['an empty token', () => ({ authorization: 'Bearer' })],
  ['the token as a password', () => ({ authorization: `Basic ${lake.token}` })],
  [
    'another token beside the cookie',
    () => ({ authorization: 'Bearer lake_forged', cookie: realCookie(), origin: STUDIO }),
  ],
];

const realCookie = () => `lake_token=${lake.token}`;

async function responseText(request: CanaryRequest, headers: Record<string, string>): Promise<string> {
  const { method, body } = request;
  const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  const answer = await rawRequest(lake.url, request.path, { method, body, headers: { ...type, ...headers } });
  return `${JSON.stringify(answer.headers)}\n${answer.body.toString('utf8')}`;
}

describe.runIf(isLocal)('no response contains drafts with', () => {
  it.each([...visitors, ...refused])('%s', async (_who, headers) => {
    const leaks: string[] = [];
    for (const request of canaryRequests) {
      if (CANARY.test(await responseText(request, headers())))
        leaks.push(`${request.method} ${request.path}`);
    }
    expect(leaks).toEqual([]);
  });

  it('HEAD, or a path that is not normalised', async () => {
    const paths = ['//v1/data/query/production?query=*', '/v1/data/query/production/../production?query=*'];
    for (const path of ['/v1/data/query/production?query=*', ...paths]) {
      for (const method of ['HEAD', 'GET']) {
        expect(await responseText({ path, method, hasDrafts: false }, {})).not.toMatch(CANARY);
      }
    }
  });
});

describe.runIf(isLocal)('the canary requests', () => {
  it.each(canaryRequests.filter(({ hasDrafts }) => hasDrafts))(
    'return drafts with the token: $method $path',
    async (request) => {
      expect(await responseText(request, { authorization: `Bearer ${lake.token}` })).toMatch(CANARY);
    },
  );

  it('cover all endpoints with content', () => {
    const patterns = routes.map(({ pattern }) => pattern);
    expect(patterns).toEqual(expect.arrayContaining(Object.keys(contentRequests)));
    const streams = routes.filter(({ open }) => open).map(({ pattern }) => pattern);
    expect(streams).toEqual(['data/listen/:dataset', 'data/live/events/:dataset']);
    const withContent = patterns.filter((pattern) => /^(?:data|assets|images|files|__)/.test(pattern));
    expect([...streams, ...Object.keys(contentRequests)]).toEqual(expect.arrayContaining(withContent));
  });
});

/** A listener with all options that add data to its events. */
const listenPath = `/v2025-02-19/data/listen/production?${new URLSearchParams({
  query: '*',
  includeResult: 'true',
  includeMutations: 'true',
  includePreviousRevision: 'true',
  includeAllVersions: 'true',
  effectFormat: 'mendoza',
  visibility: 'query',
})}`;
const livePath = '/v2025-02-19/data/live/events/production';

async function openFeeds(headers: Record<string, string>): Promise<CollectedEvents<unknown>> {
  const feeds = await openSocket<unknown>(lake.url, headers);
  for (const [i, path] of [listenPath, livePath, `${livePath}?includeDrafts=true`].entries()) {
    feeds.send({ op: 'sub', i, path });
  }
  return feeds;
}

const saidBy = (events: readonly unknown[]) => events.map((event) => JSON.stringify(event)).join('\n');

/** Changes private documents, then a public one, whose event is the last of every stream. */
async function changeMany(beacon: string): Promise<void> {
  const { client } = lake;
  await client.patch('drafts.canary').set({ title: 'Quillwort nine', beacon }).commit();
  await client.patch('versions.r1.canary').set({ title: 'Quillwort ten' }).commit();
  await client.patch('hidden.canary').set({ title: 'Quillwort thirteen' }).commit();
  await client.create({ _id: 'drafts.canary-brief', _type: 'canary', title: 'Quillwort eleven' });
  await client.delete('drafts.canary-brief');
  await client
    .transaction()
    .patch('drafts.canary', (patch) => patch.set({ note: 'Quillwort twelve' }))
    .patch('canary-target', (patch) => patch.set({ beacon }))
    .commit();
}

describe.runIf(isLocal)('streams contain no drafts with', () => {
  it.each(visitors)('%s', async (who, headers) => {
    const listener = await openEventStream(lake.url + listenPath, headers());
    const live = await openEventStream(lake.url + livePath, headers());
    const feeds = await openFeeds(headers());
    await Promise.all([listener.until(1), live.until(1), feeds.until(5)]);
    await changeMany(who);
    const isBeacon = (event: unknown) => JSON.stringify(event).includes(who);
    await Promise.all([listener.first(isBeacon), feeds.first(isBeacon), live.until(2)]);
    const all = saidBy([...listener.events, ...live.events, ...feeds.events]);
    for (const stream of [listener, live, feeds]) stream.stop();
    expect(all).not.toMatch(CANARY);
    expect(all).not.toMatch(/drafts\.|versions\.|hidden\./);
    // Each stream has one event for the public change.
    expect([listener.events.length, live.events.length]).toEqual([2, 2]);
  });

  it.each(refused)('%s: the request is refused', async (_who, headers) => {
    await expect(openEventStream(lake.url + listenPath, headers())).rejects.toThrow('401');
    await expect(openEventStream(lake.url + livePath, headers())).rejects.toThrow('401');
    await expect(openFeeds(headers())).rejects.toThrow('401');
  });

  it('the token: they contain drafts', async () => {
    const listener = await openEventStream(lake.url + listenPath, { authorization: `Bearer ${lake.token}` });
    await listener.until(1);
    await changeMany('token');
    await listener.first((event) => CANARY.test(JSON.stringify(event)));
    listener.stop();
  });
});
