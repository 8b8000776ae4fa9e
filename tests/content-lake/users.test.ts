import { describe, expect, it } from 'vitest';
import { caught, isLocal, lakeOfFile } from './connect';

const lake = lakeOfFile('production,staging');

const get = <T>(uri: string) => lake.client.request<T>({ uri });

describe.runIf(isLocal)('users', () => {
  it('are the administrator with the token, and profiles, for history and presence', async () => {
    expect(await lake.client.users.getById('me')).toMatchObject({ id: 'local', role: 'administrator' });
    const own = { id: 'local', displayName: expect.stringMatching(/\S/) };
    const other = { id: 'local-00000000000000aa', displayName: 'Another editor' };
    expect(await get('/users/local')).toMatchObject(own);
    expect(await get(`/users/${other.id}`)).toMatchObject(other);
    expect(await get(`/users/local,nobody,${other.id},local-nobody`)).toMatchObject([own, other]);
    expect((await caught(get('/users/nobody'))).statusCode).toBe(404);
  });

  it('have all grants, as the Studio evaluates them', async () => {
    type Grants = { filter: string; permissions: string[] }[];
    const [grant] = await get<Grants>('/projects/local/datasets/production/acl');
    expect(grant?.permissions).toEqual(expect.arrayContaining(['read', 'update', 'create', 'history']));
    const ids = await lake.client.fetch(`*[${grant?.filter}]._id`);
    expect(ids).toEqual(await lake.client.fetch('*._id'));
  });

  it('may read the project, but not invite members or deploy a Studio', async () => {
    const grants = [{ name: 'read', params: {} }];
    expect(await get('/projects/local/grants')).toMatchObject({
      'sanity.project': [{ name: 'administrator', isCustom: false, grants }],
      'sanity.project.members': [{ name: 'administrator', grants }],
    });
    expect((await caught(get('/projects/other/grants'))).statusCode).toBe(404);
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
    const changed = [{ key: 'studio.list.layout', value: 'compact' }];
    await put(changed);
    expect(await get('/users/me/keyvalue/studio.list.layout,studio.nothing')).toEqual(changed);
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
    const datasets = [{ name: 'production' }, { name: 'staging' }];
    expect(await get('/projects/local/datasets')).toMatchObject(datasets);
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

it.runIf(isLocal)(
  'the references to a document are the ids of documents with strong references',
  async () => {
    const link = { _type: 'reference', _ref: 'ref-target' };
    await lake.client.create({ _id: 'ref-target', _type: 'referred' });
    await lake.client.create({ _id: 'ref-strong', _type: 'referred', link });
    await lake.client.create({ _id: 'drafts.ref-strong', _type: 'referred', link });
    await lake.client.create({ _id: 'ref-weak', _type: 'referred', link: { ...link, _weak: true } });
    const to = (query: string) => get(`/data/references/production/documents/ref-target/to${query}`);
    expect(await to('')).toMatchObject({
      totalCount: 2,
      references: [{ documentId: 'drafts.ref-strong' }, { documentId: 'ref-strong' }],
    });
    const elsewhere = await to('?excludeInternalReferences=true&excludePaths=true');
    expect(elsewhere).toEqual({ totalCount: 0, references: [] });
  },
);
