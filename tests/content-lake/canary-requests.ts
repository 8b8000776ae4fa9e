import { routes } from '../../content-lake/src/server/routes';

const API = '/v2025-02-19';

/** A request that would return a draft's text if access were not checked. */
export type CanaryRequest = {
  readonly path: string;
  readonly method: string;
  readonly body?: string;
  /** Whether the response contains such a text with the token. */
  readonly hasDrafts: boolean;
};

/** The path of a versioned endpoint is without its version. */
type RequestSpec = readonly [path: string, drafts?: 'drafts', body?: unknown];

const query = (parameters: Record<string, string>, path = 'data/query/production') =>
  `${path}?${new URLSearchParams(parameters)}`;
const everything = '*[_type match "canary*"]';
const ids = ['canary', 'drafts.canary', 'drafts.canary-new', 'versions.r1.canary', 'hidden.canary'];
const all = ids.join(',');

const pair = { publishedId: 'canary', draftId: 'drafts.canary' };
const action = (name: string) => ({ actions: [{ actionType: `sanity.action.document.${name}`, ...pair }] });
const mutate = (search: string, drafts: 'drafts' | undefined, mutation: object): RequestSpec => [
  `data/mutate/production${search}`,
  drafts,
  { mutations: [mutation] },
];
const patch = { id: 'drafts.canary', set: { a: 1 } };

/** Requests to the endpoints with content, by their patterns. */
export const contentRequests: Readonly<Record<string, readonly RequestSpec[]>> = {
  'data/query/:dataset': [
    [query({ query: everything, perspective: 'raw' }), 'drafts'],
    [query({ query: everything, perspective: 'drafts' }), 'drafts'],
    [query({ query: everything, perspective: 'previewDrafts' }), 'drafts'],
    [query({ query: everything, perspective: 'r1,drafts' }), 'drafts'],
    [query({ query: '*', perspective: 'raw', resultSourceMap: 'withKeyArraySelector' }), 'drafts'],
    [query({ query: '*' }, '/v1/data/query/production'), 'drafts'],
    [query({ query: '*' }, '/v2021-10-21/data/query/production'), 'drafts'],
    [query({ query: '*', perspective: 'raw', lastLiveEventId: '1' }, '/vX/data/query/production'), 'drafts'],
    [query({ query: '*[_id == "canary"][0]{..., link->}', perspective: 'drafts' }), 'drafts'],
    [query({ query: '*[sanity::versionOf("canary")]', perspective: 'raw' }), 'drafts'],
    [query({ query: '*[_id in path("drafts.**")]', perspective: 'raw' }), 'drafts'],
    [query({ perspective: 'raw' }), 'drafts', { query: '*' }],
    ['data/query/production?perspective=raw&perspective=drafts&query=*'],
  ],
  'data/doc/:dataset/:ids': [[`data/doc/production/${all}`, 'drafts']],
  'data/mutate/:dataset': [
    mutate('?returnDocuments=true&dryRun=true', 'drafts', { patch }),
    mutate('', undefined, { patch: { ...patch, ifRevisionID: 'x' } }),
    mutate('', undefined, { create: { _id: 'drafts.canary', _type: 'canary' } }),
  ],
  'data/actions/:dataset': [
    ['data/actions/production?dryRun=true', undefined, action('publish')],
    ['data/actions/production?dryRun=true', undefined, action('discard')],
  ],
  'data/history/:dataset/transactions/:ids': [
    [`data/history/production/transactions/${all}?effectFormat=mendoza`, 'drafts'],
    ['data/history/production/transactions/canary', 'drafts'],
  ],
  'data/history/:dataset/documents/:ids': [
    [`data/history/production/documents/${all}?lastRevision=true`, 'drafts'],
    ['data/history/production/documents/drafts.canary-gone?lastRevision=true', 'drafts'],
  ],
  'data/history/:dataset/events/documents/:id': [
    ['data/history/production/events/documents/canary'],
    ['data/history/production/events/documents/drafts.canary'],
  ],
  'data/references/:dataset/documents/:id/to': [
    ['data/references/production/documents/canary-target/to', 'drafts'],
  ],
  'data/ping/:dataset': [['data/ping/production']],
  'data/export/:dataset': [['data/export/production', 'drafts']],
  'assets/:kind/:dataset': [['assets/files/production?filename=a.txt', undefined, 'x']],
  'users/me/keyvalue/:keys': [['users/me/keyvalue/canary', 'drafts']],
  __backup: [['/__backup', 'drafts']],
  'images/:project/:dataset/:file': [['/images/local/production/drafts.canary-1x1.png']],
  'images/:project/:dataset/:file/:name': [['/images/local/production/drafts.canary-1x1.png/a.png']],
  'files/:project/:dataset/:file': [
    ['/files/local/production/drafts.canary.txt'],
    ['/files/local/production/..%2F..%2Flake.db'],
    ['/files/local/production/..%2F..%2Ftoken'],
  ],
};

const names: Readonly<Record<string, string>> = { project: 'local', dataset: 'production', ids: 'me,local' };

/** Requests to every endpoint except streams, which have tests of their own. */
export const canaryRequests: readonly CanaryRequest[] = routes
  .filter(({ open }) => !open)
  .flatMap(({ pattern, isVersioned, methods }) => {
    const usual = pattern.replace(/:(\w+)/g, (_, name: string) => names[name] ?? name);
    const body = methods.includes('GET') ? undefined : {};
    const specs = contentRequests[pattern] ?? [[isVersioned ? usual : `/${usual}`, undefined, body] as const];
    return specs.map(([path, drafts, body]) => ({
      path: path.startsWith('/') ? path : `${API}/${path}`,
      method: body === undefined ? 'GET' : 'POST',
      body: body === undefined ? undefined : JSON.stringify(body),
      hasDrafts: drafts !== undefined,
    }));
  });
