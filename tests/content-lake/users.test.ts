import { beforeAll, describe, expect, it } from 'vitest';
import { caught, isLocal, lakeOfFile } from './connect';

const lake = lakeOfFile('production,staging');

function get<T>(uri: string, client = lake.client): Promise<T> {
  return client.request<T>({ uri });
}

describe.runIf(isLocal)('users', () => {
  it('me is the user of the token, an administrator', async () => {
    expect(await lake.client.users.getById('me')).toMatchObject({ id: 'local', role: 'administrator' });
  });

  it('by id are profiles, for history', async () => {
    expect(await get('/users/local')).toMatchObject({
      id: 'local',
      displayName: expect.stringMatching(/\S/),
    });
    expect(await get('/users/local,nobody')).toMatchObject([{ id: 'local' }]);
    expect((await caught(get('/users/nobody'))).statusCode).toBe(404);
  });

  it('of other browsers have a profile, for presence', async () => {
    const id = 'local-00000000000000aa';
    expect(await get(`/users/${id}`)).toMatchObject({ id, displayName: 'Another editor' });
    expect(await get(`/users/local,${id},local-nobody`)).toMatchObject([{ id: 'local' }, { id }]);
  });

  it('have all grants, as the Studio evaluates them', async () => {
    const [grant] = await get<{ filter: string; permissions: string[] }[]>(
      '/projects/local/datasets/production/acl',
    );
    expect(grant?.permissions).toEqual(expect.arrayContaining(['read', 'update', 'create', 'history']));
    const ids = await lake.client.fetch(`*[${grant?.filter}]._id`);
    expect(ids).toEqual(await lake.client.fetch('*._id'));
  });

  it('may read the project, but not invite members or deploy a Studio', async () => {
    type Roles = { id: string; name: string; title: string; grants: { name: string; params: object }[] }[];
    const grants = await get<Record<string, Roles>>('/projects/local/grants');
    expect(grants).toMatchObject({
      'sanity.project': [{ name: 'administrator', isCustom: false, grants: [{ name: 'read', params: {} }] }],
      'sanity.project.members': [{ name: 'administrator', grants: [{ name: 'read', params: {} }] }],
    });
    expect((await caught(get('/projects/other/grants'))).statusCode).toBe(404);
  });

  it.each([
    '/users/me',
    '/users/local',
    '/users/me/keyvalue',
    '/projects/local',
    '/projects/local/datasets',
    '/projects/local/datasets/production/acl',
    '/projects/local/grants',
    '/data/references/production/documents/a/to',
  ])('are nobody’s business without the token: %s', async (uri) => {
    expect((await caught(get(uri, lake.anonymous))).statusCode).toBe(401);
  });
});

describe.runIf(isLocal)('preferences', () => {
  const put = (body: unknown) => lake.client.request({ method: 'PUT', uri: '/users/me/keyvalue', body });

  it('are stored, replaced and returned by key', async () => {
    const pairs = [
      { key: 'studio.list.layout', value: { view: 'detail' } },
      { key: 'studio.search.recent', value: ['a', 'b'] },
    ];
    expect(await put(pairs)).toEqual(pairs);
    await put([{ key: 'studio.list.layout', value: 'compact' }]);
    expect(await get('/users/me/keyvalue/studio.list.layout,studio.nothing')).toEqual([
      { key: 'studio.list.layout', value: 'compact' },
    ]);
    expect(await get('/users/me/keyvalue')).toHaveLength(2);
  });

  it.each([[{}], [[]], [[{ value: 1 }]], [[{ key: 'a b', value: 1 }]], [[{ key: 1 }]]])(
    'that make no sense are a 400: %j',
    async (body) => {
      expect((await caught(put(body))).statusCode).toBe(400);
    },
  );

  it('of half a megabyte are a 413', async () => {
    expect((await caught(put([{ key: 'a', value: 'x'.repeat(500_000) }]))).statusCode).toBe(413);
  });
});

describe.runIf(isLocal)('the start-up requests of the Studio', () => {
  it('return one project with its datasets', async () => {
    expect(await get('/projects/local')).toMatchObject({ id: 'local', organizationId: null });
    expect(await get<{ name: string }[]>('/projects/local/datasets')).toMatchObject([
      { name: 'production' },
      { name: 'staging' },
    ]);
    expect(await get('/projects/local/datasets?datasetProfile=comments&addonFor=production')).toEqual([]);
    expect((await caught(get('/projects/other'))).statusCode).toBe(404);
  });

  it.each([
    ['/projects/local/user-applications', []],
    ['/features', []],
    ['/journey/announcements', []],
    ['/journey/trial', null],
    ['/journey/document-limit', null],
    ['/help', { resources: { sectionArray: [] } }],
    ['/intake/telemetry-status', { status: 'denied' }],
    ['/auth/providers', { providers: [], thirdPartyLogin: false }],
    ['/auth/id', { id: 'local' }],
    ['/data/ping/production', { status: 'ok' }],
  ])('has an answer: %s', async (uri, expected) => {
    expect(await get(uri)).toEqual(expected);
  });

  it('accept its schema and telemetry without storing them', async () => {
    const body = { descriptorId: 'd', contextKey: 'c' };
    const claim = await lake.client.request({ method: 'POST', uri: '/descriptors/claim', body });
    expect(claim).toEqual({ synchronization: { type: 'complete' } });
    expect(await lake.client.request({ method: 'POST', uri: '/intake/batch', body: [] })).toEqual({});
  });
});

describe.runIf(isLocal)('the references to a document', () => {
  beforeAll(async () => {
    await lake.client.create({ _id: 'ref-target', _type: 'referred' });
    const link = { _type: 'reference', _ref: 'ref-target' };
    await lake.client.create({ _id: 'ref-strong', _type: 'referred', link });
    await lake.client.create({ _id: 'drafts.ref-strong', _type: 'referred', link });
    await lake.client.create({ _id: 'ref-weak', _type: 'referred', link: { ...link, _weak: true } });
  });

  const to = (query: string) => get(`/data/references/production/documents/ref-target/to${query}`);

  it('are the ids of documents with strong references', async () => {
    expect(await to('')).toMatchObject({
      totalCount: 2,
      references: [{ documentId: 'drafts.ref-strong' }, { documentId: 'ref-strong' }],
    });
  });

  it('of other datasets are empty', async () => {
    expect(await to('?excludeInternalReferences=true&excludePaths=true')).toEqual({
      totalCount: 0,
      references: [],
    });
  });
});
