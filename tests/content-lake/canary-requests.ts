const API = '/v2025-02-19';

/** A request that would return a draft's text if access were not checked. */
export type CanaryRequest = {
  /** The endpoint's pattern in `routes`. */
  readonly pattern: string;
  readonly path: string;
  readonly method?: string;
  readonly body?: string;
  /** Whether the response contains such a text with the token. */
  readonly hasDrafts: boolean;
};

type RequestSpec = readonly [path: string, drafts?: 'drafts', body?: unknown, method?: string];

const query = (parameters: Record<string, string>, version = API) =>
  `${version}/data/query/production?${new URLSearchParams(parameters)}`;
const everything = '*[_type match "canary*"]';
const ids = ['canary', 'drafts.canary', 'drafts.canary-new', 'versions.r1.canary', 'hidden.canary'];
const all = ids.join(',');

const action = (actionType: string) => ({
  actions: [{ actionType, publishedId: 'canary', draftId: 'drafts.canary' }],
});
const mutation = (body: unknown) => ({ mutations: [body] });

const asks: Readonly<Record<string, readonly RequestSpec[]>> = {
  'data/query/:dataset': [
    [query({ query: everything, perspective: 'raw' }), 'drafts'],
    [query({ query: everything, perspective: 'drafts' }), 'drafts'],
    [query({ query: everything, perspective: 'previewDrafts' }), 'drafts'],
    [query({ query: everything, perspective: 'r1,drafts' }), 'drafts'],
    [query({ query: '*', perspective: 'raw', resultSourceMap: 'withKeyArraySelector' }), 'drafts'],
    [query({ query: '*' }, '/v1'), 'drafts'],
    [query({ query: '*' }, '/v2021-10-21'), 'drafts'],
    [query({ query: '*', perspective: 'raw', lastLiveEventId: '1' }, '/vX'), 'drafts'],
    [query({ query: '*[_id == "canary"][0]{..., link->}', perspective: 'drafts' }), 'drafts'],
    [query({ query: '*[sanity::versionOf("canary")]', perspective: 'raw' }), 'drafts'],
    [query({ query: '*[_id in path("drafts.**")]', perspective: 'raw' }), 'drafts'],
    [query({ perspective: 'raw' }), 'drafts', { query: '*' }],
    [`${API}/data/query/production?perspective=raw&perspective=drafts&query=*`],
  ],
  'data/doc/:dataset/:ids': [[`${API}/data/doc/production/${all}`, 'drafts']],
  'data/mutate/:dataset': [
    [
      `${API}/data/mutate/production?returnDocuments=true&dryRun=true`,
      'drafts',
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
    [`${API}/data/history/production/transactions/${all}?effectFormat=mendoza`, 'drafts'],
    [`${API}/data/history/production/transactions/canary`, 'drafts'],
  ],
  'data/history/:dataset/documents/:ids': [
    [`${API}/data/history/production/documents/${all}?lastRevision=true`, 'drafts'],
    [`${API}/data/history/production/documents/drafts.canary-gone?lastRevision=true`, 'drafts'],
  ],
  'data/history/:dataset/events/documents/:id': [
    [`${API}/data/history/production/events/documents/canary`],
    [`${API}/data/history/production/events/documents/drafts.canary`],
  ],
  'data/references/:dataset/documents/:id/to': [
    [`${API}/data/references/production/documents/canary-target/to`, 'drafts'],
  ],
  'data/export/:dataset': [[`${API}/data/export/production`, 'drafts']],
  'assets/:kind/:dataset': [[`${API}/assets/files/production?filename=a.txt`, undefined, 'x']],
  'users/me/keyvalue': [[`${API}/users/me/keyvalue`]],
  'users/me/keyvalue/:keys': [[`${API}/users/me/keyvalue/canary`, 'drafts']],
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
  __backup: [['/__backup', 'drafts']],
  ping: [['/ping'], [`${API}/ping`]],
  'images/:project/:dataset/:file': [['/images/local/production/drafts.canary-1x1.png']],
  'images/:project/:dataset/:file/:name': [['/images/local/production/drafts.canary-1x1.png/a.png']],
  'files/:project/:dataset/:file': [
    ['/files/local/production/drafts.canary.txt'],
    ['/files/local/production/..%2F..%2Flake.db'],
    ['/files/local/production/..%2F..%2Ftoken'],
  ],
};

/** Requests to every endpoint except streams, which have tests of their own. */
export const canaryRequests: readonly CanaryRequest[] = Object.entries(asks).flatMap(([pattern, list]) =>
  list.map(([path, drafts, body, method = body === undefined ? 'GET' : 'POST']) => ({
    pattern,
    path,
    method,
    body: body === undefined ? undefined : JSON.stringify(body),
    hasDrafts: drafts !== undefined,
  })),
);
