import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { routes } from '../../content-lake/src/server/routes';
import { type Connection, connect } from './connect';
import { type CollectedEvents, collectEvents, openEventStream } from './listening';
import { rawRequest } from './raw-request';

// Words that stand in nothing that is published, looked for in everything that the lake says to one who may not
// see them.

const CANARY = /quillwort/i;
const STUDIO = 'http://localhost:3333';
const OTHER = 'http://localhost:3000';
const isLocal = !process.env.SANITY_TEST_PROJECT_ID;

let lake: Connection;

const reference = (_ref: string) => ({ _type: 'reference', _ref });

beforeAll(async () => {
  lake = await connect();
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
  // One transaction that touches what is public and what is not.
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

afterAll(() => lake.close());

type Stranger = readonly [who: string, headers: () => Record<string, string>];

/** Those who may see what is public, and drafts not. */
const visitors: readonly Stranger[] = [
  ['no cookie and no token', () => ({})],
  ['a forged cookie', () => ({ cookie: 'lake_token=lake_forged', origin: STUDIO })],
  ['a cookie cut short', () => ({ cookie: `lake_token=${lake.token.slice(0, -1)}`, origin: STUDIO })],
  ['the cookie from another page of this machine', () => ({ cookie: realCookie(), origin: OTHER })],
  ['the cookie from no page at all', () => ({ cookie: realCookie() })],
];

/** Those who are refused whatever they ask. */
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

async function said(asked: CanaryRequest, headers: Record<string, string>): Promise<string> {
  const { method, body } = asked;
  const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  const answer = await rawRequest(lake.url, asked.path, { method, body, headers: { ...type, ...headers } });
  return `${JSON.stringify(answer.headers)}\n${answer.body.toString('utf8')}`;
}

describe.runIf(isLocal)('drafts are told to nobody with', () => {
  test.each([...visitors, ...refused])('%s', async (_who, headers) => {
    const telling: string[] = [];
    for (const asked of canaryRequests) {
      if (CANARY.test(await said(asked, headers()))) telling.push(`${asked.method} ${asked.path}`);
    }
    expect(telling).toEqual([]);
  });

  test('HEAD, or a path that is not normal', async () => {
    const paths = ['//v1/data/query/production?query=*', '/v1/data/query/production/../production?query=*'];
    for (const path of ['/v1/data/query/production?query=*', ...paths]) {
      for (const method of ['HEAD', 'GET']) {
        expect(await said({ pattern: '', path, method, isTelling: false }, {})).not.toMatch(CANARY);
      }
    }
  });
});

describe.runIf(isLocal)('the requests', () => {
  test.each(canaryRequests.filter(({ isTelling }) => isTelling))(
    'tell of drafts by token: $method $path',
    async (asked) => {
      expect(await said(asked, { authorization: `Bearer ${lake.token}` })).toMatch(CANARY);
    },
  );

  test('ask every endpoint that there is', () => {
    const asked = new Set(canaryRequests.map(({ pattern }) => pattern));
    const streams = routes.filter(({ open }) => open).map(({ pattern }) => pattern);
    expect(streams).toEqual(['data/listen/:dataset', 'data/live/events/:dataset']);
    const others = routes.filter(({ open }) => !open).map(({ pattern }) => pattern);
    expect([...asked].sort()).toEqual([...new Set(others)].sort());
  });
});

/** All that a listener can be asked to tell. */
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
  const socket = new WebSocket(`${lake.url.replace(/^http/, 'ws')}/__listen`, { headers });
  const feeds = collectEvents<unknown>({
    subscribe: ({ next, error }) => {
      socket.on('message', (data) => next(data.toString()));
      socket.on('error', error);
      return { unsubscribe: () => socket.terminate() };
    },
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  for (const [i, path] of [listenPath, livePath, `${livePath}?includeDrafts=true`].entries()) {
    socket.send(JSON.stringify({ op: 'sub', i, path }));
  }
  return feeds;
}

const saidBy = (events: readonly unknown[]) => events.map((event) => JSON.stringify(event)).join('\n');

/** Changes to what is hidden, then one to what is public, which is told to everybody: the last event. */
async function changeMuch(beacon: string): Promise<void> {
  const { client } = lake;
  await client.patch('drafts.canary').set({ title: 'Quillwort nine', beacon }).commit();
  await client.patch('versions.r1.canary').set({ title: 'Quillwort ten' }).commit();
  await client.create({ _id: 'drafts.canary-brief', _type: 'canary', title: 'Quillwort eleven' });
  await client.action({
    actionType: 'sanity.action.document.version.discard',
    versionId: 'drafts.canary-brief',
  });
  await client
    .transaction()
    .patch('drafts.canary', (patch) => patch.set({ note: 'Quillwort twelve' }))
    .patch('canary-target', (patch) => patch.set({ beacon }))
    .commit();
}

describe.runIf(isLocal)('streams tell nothing of drafts with', () => {
  test.each(visitors)('%s', async (who, headers) => {
    const listener = await openEventStream(lake.url + listenPath, headers());
    const live = await openEventStream(lake.url + livePath, headers());
    const feeds = await openFeeds(headers());
    await Promise.all([listener.until(1), live.until(1), feeds.until(5)]);
    await changeMuch(who);
    const isBeacon = (event: unknown) => JSON.stringify(event).includes(who);
    await Promise.all([listener.first(isBeacon), feeds.first(isBeacon), live.until(2)]);
    const all = saidBy([...listener.events, ...live.events, ...feeds.events]);
    for (const stream of [listener, live, feeds]) stream.stop();
    expect(all).not.toMatch(CANARY);
    expect(all).not.toMatch(/drafts\.|versions\./);
    // One event of the one public change, on each stream.
    expect([listener.events.length, live.events.length]).toEqual([2, 2]);
  });

  test.each(refused)('%s: they are refused', async (_who, headers) => {
    await expect(openEventStream(lake.url + listenPath, headers())).rejects.toThrow('401');
    await expect(openEventStream(lake.url + livePath, headers())).rejects.toThrow('401');
    await expect(openFeeds(headers())).rejects.toThrow('401');
  });

  test('nothing at all: live events of drafts are refused', async () => {
    await expect(openEventStream(`${lake.url}${livePath}?includeDrafts=true`)).rejects.toThrow('401');
  });

  test('but do with the token', async () => {
    const listener = await openEventStream(lake.url + listenPath, { authorization: `Bearer ${lake.token}` });
    await listener.until(1);
    await changeMuch('told');
    await listener.first((event) => CANARY.test(JSON.stringify(event)));
    listener.stop();
  });
});

const API = '/v2025-02-19';

/** A request that would bring a draft's text to light, if it were answered. */
interface CanaryRequest {
  /** The endpoint, as `routes` has it. */
  readonly pattern: string;
  readonly path: string;
  readonly method?: string;
  readonly body?: string;
  /** Whether the answer holds such a text for one who has the token. */
  readonly isTelling: boolean;
}

type Ask = readonly [path: string, isTelling?: 'telling', body?: unknown, method?: string];

const query = (parameters: Record<string, string>, version = API) =>
  `${version}/data/query/production?${new URLSearchParams(parameters)}`;
const everything = '*[_type match "canary*"]';
const ids = ['canary', 'drafts.canary', 'drafts.canary-new', 'versions.r1.canary', 'hidden.canary'];
const all = ids.join(',');

const action = (actionType: string) => ({
  actions: [{ actionType, publishedId: 'canary', draftId: 'drafts.canary' }],
});
const mutation = (body: unknown) => ({ mutations: [body] });

const asks: Readonly<Record<string, readonly Ask[]>> = {
  'data/query/:dataset': [
    [query({ query: everything, perspective: 'raw' }), 'telling'],
    [query({ query: everything, perspective: 'drafts' }), 'telling'],
    [query({ query: everything, perspective: 'previewDrafts' }), 'telling'],
    [query({ query: everything, perspective: 'r1,drafts' }), 'telling'],
    [query({ query: '*', perspective: 'raw', resultSourceMap: 'withKeyArraySelector' }), 'telling'],
    [query({ query: '*' }, '/v1'), 'telling'],
    [query({ query: '*' }, '/v2021-10-21'), 'telling'],
    [query({ query: '*', perspective: 'raw', lastLiveEventId: '1' }, '/vX'), 'telling'],
    [query({ query: '*[_id == "canary"][0]{..., link->}', perspective: 'drafts' }), 'telling'],
    [query({ query: '*[sanity::versionOf("canary")]', perspective: 'raw' }), 'telling'],
    [query({ query: '*[_id in path("drafts.**")]', perspective: 'raw' }), 'telling'],
    [query({ perspective: 'raw' }), 'telling', { query: '*' }],
    [`${API}/data/query/production?perspective=raw&perspective=drafts&query=*`],
  ],
  'data/doc/:dataset/:ids': [[`${API}/data/doc/production/${all}`, 'telling']],
  'data/mutate/:dataset': [
    [
      `${API}/data/mutate/production?returnDocuments=true&dryRun=true`,
      'telling',
      mutation({ patch: { id: 'drafts.canary', set: { a: 1 } } }),
    ],
    [
      `${API}/data/mutate/production`,
      undefined,
      mutation({ patch: { id: 'drafts.canary', ifRevisionID: 'x', set: { a: 1 } } }),
    ],
    [
      `${API}/data/mutate/production`,
      undefined,
      mutation({ create: { _id: 'drafts.canary', _type: 'canary' } }),
    ],
  ],
  'data/actions/:dataset': [
    [`${API}/data/actions/production?dryRun=true`, undefined, action('sanity.action.document.publish')],
    [`${API}/data/actions/production?dryRun=true`, undefined, action('sanity.action.document.discard')],
  ],
  'data/history/:dataset/transactions/:ids': [
    [`${API}/data/history/production/transactions/${all}?effectFormat=mendoza`, 'telling'],
    [`${API}/data/history/production/transactions/canary`, 'telling'],
  ],
  'data/history/:dataset/documents/:ids': [
    [`${API}/data/history/production/documents/${all}?lastRevision=true`, 'telling'],
    [`${API}/data/history/production/documents/drafts.canary-gone?lastRevision=true`, 'telling'],
  ],
  'data/history/:dataset/events/documents/:id': [
    [`${API}/data/history/production/events/documents/canary`],
    [`${API}/data/history/production/events/documents/drafts.canary`],
  ],
  'data/references/:dataset/documents/:id/to': [
    [`${API}/data/references/production/documents/canary-target/to`, 'telling'],
  ],
  'data/export/:dataset': [[`${API}/data/export/production`, 'telling']],
  'assets/:kind/:dataset': [[`${API}/assets/files/production?filename=a.txt`, undefined, 'x']],
  'users/me/keyvalue': [[`${API}/users/me/keyvalue`]],
  'users/me/keyvalue/:keys': [[`${API}/users/me/keyvalue/canary`, 'telling']],
  'users/me': [[`${API}/users/me`]],
  'users/:ids': [[`${API}/users/me,local`]],
  'projects/:project/datasets/:dataset/acl': [[`${API}/projects/local/datasets/production/acl`]],
  'projects/:project': [[`${API}/projects/local`]],
  'projects/:project/datasets': [[`${API}/projects/local/datasets`]],
  'projects/:project/grants': [[`${API}/projects/local/grants`]],
  'projects/:project/user-applications': [[`${API}/projects/local/user-applications`]],
  features: [[`${API}/features`]],
  'journey/announcements': [[`${API}/journey/announcements`]],
  'journey/:feature': [[`${API}/journey/trial`]],
  help: [[`${API}/help`]],
  'schedules/:project/:dataset': [[`${API}/schedules/local/production`]],
  'intake/telemetry-status': [[`${API}/intake/telemetry-status`]],
  'intake/batch': [[`${API}/intake/batch`, undefined, {}]],
  'descriptors/claim': [[`${API}/descriptors/claim`, undefined, {}]],
  'check/cors': [[`${API}/check/cors`]],
  'auth/providers': [[`${API}/auth/providers`]],
  'auth/id': [[`${API}/auth/id`]],
  'data/ping/:dataset': [[`${API}/data/ping/production`]],
  ping: [['/ping'], [`${API}/ping`]],
  'images/:project/:dataset/:file': [['/images/local/production/drafts.canary-1x1.png']],
  'images/:project/:dataset/:file/:name': [['/images/local/production/drafts.canary-1x1.png/a.png']],
  'files/:project/:dataset/:file': [
    ['/files/local/production/drafts.canary.txt'],
    ['/files/local/production/..%2F..%2Flake.db'],
    ['/files/local/production/..%2F..%2Ftoken'],
  ],
};

/** Requests to every endpoint that answers once; streams are opened by hand. */
const canaryRequests: readonly CanaryRequest[] = Object.entries(asks).flatMap(([pattern, list]) =>
  list.map(([path, telling, body, method = body === undefined ? 'GET' : 'POST']) => ({
    pattern,
    path,
    method,
    body: body === undefined ? undefined : JSON.stringify(body),
    isTelling: telling !== undefined,
  })),
);
