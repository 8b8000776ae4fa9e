import { describe, expect, it } from 'vitest';
import { caught, lakeOfFile } from './connect';

const lake = lakeOfFile();

const _type = 'mutation';

describe('create', () => {
  it('sets the id, the revision and the timestamps', async () => {
    const created = await lake.client.create({ _type, title: 'one' });
    expect(created).toMatchObject({ _type, title: 'one' });
    expect(created._id).toMatch(/^[A-Za-z0-9-]{8,}$/);
    expect(created._rev).toMatch(/\S+/);
    expect(Date.parse(created._createdAt)).toBeGreaterThan(0);
    expect(await lake.client.getDocument(created._id)).toEqual(created);
  });

  it('uses the id and the _createdAt of the document', async () => {
    const given = { _id: 'mutation-given', _type, _createdAt: '2020-01-02T03:04:05Z' };
    expect(await lake.client.create(given)).toMatchObject(given);
  });

  it('an id that ends with a dot is a prefix', async () => {
    const { _id } = await lake.client.create({ _id: 'drafts.', _type });
    expect(_id).toMatch(/^drafts\.[A-Za-z0-9-]{8,}$/);
  });

  it('of an existing id is a 409', async () => {
    await lake.client.create({ _id: 'mutation-taken', _type });
    const error = await caught(lake.client.create({ _id: 'mutation-taken', _type }));
    expect(error.statusCode).toBe(409);
    expect(error.details.items).toMatchObject([
      { error: { type: 'documentAlreadyExistsError', id: 'mutation-taken' }, index: 0 },
    ]);
  });

  it('without a type, or with an invalid id, is a 400', async () => {
    const create = (document: object) => {
      const body = { mutations: [{ create: document }] };
      return lake.client.request({ method: 'POST', uri: `/data/mutate/${lake.dataset}`, body });
    };
    expect((await caught(create({ title: 'no type' }))).statusCode).toBe(400);
    const malformed = await caught(create({ _id: 'what$about!this?', _type }));
    expect(malformed.statusCode).toBe(400);
    expect(malformed.message).toContain('Malformed document ID: "what$about!this?"');
  });
});

describe('createOrReplace and createIfNotExists', () => {
  it('createOrReplace replaces the whole document', async () => {
    await lake.client.create({ _id: 'mutation-replaced', _type, title: 'old', subtitle: 'old' });
    const replaced = await lake.client.createOrReplace({ _id: 'mutation-replaced', _type, title: 'new' });
    expect(replaced.title).toBe('new');
    expect(replaced).not.toHaveProperty('subtitle');
  });

  it('createIfNotExists does not change an existing document', async () => {
    const document = { _id: 'mutation-existing', _type };
    const first = await lake.client.createIfNotExists({ ...document, title: 'first' });
    const changed = { ...document, title: 'second' };
    const second = await lake.client.createIfNotExists(changed, { returnDocuments: false });
    expect(second.results).toMatchObject([{ id: 'mutation-existing', operation: 'none' }]);
    expect(await lake.client.getDocument('mutation-existing')).toEqual(first);
  });
});

describe('delete', () => {
  it('of a missing document succeeds', async () => {
    const outcome = await lake.client.delete('mutation-never-was', { returnDocuments: false });
    expect(outcome.transactionId).toMatch(/\S+/);
    expect(outcome.results).toEqual([{ id: 'mutation-never-was', operation: 'none' }]);
  });

  it('by query removes only the selected documents', async () => {
    for (const at of [1, 2, 3])
      await lake.client.create({ _id: `mutation-batch-${at}`, _type, batch: at < 3 });
    await lake.client.delete({ query: '*[_type == $type && batch == true]', params: { type: _type } });
    const left = await lake.client.fetch('*[_id match "mutation-batch-*"]._id');
    expect(left).toEqual(['mutation-batch-3']);
  });
});

describe('the response to a mutation', () => {
  it('contains the ids and operations, and the documents if requested', async () => {
    const document = { _id: 'mutation-answer', _type, title: 'x' };
    const created = await lake.client.createOrReplace(document, { returnDocuments: false });
    expect(created.results).toEqual([{ id: 'mutation-answer', operation: 'create' }]);
    const updated = await lake.client.createOrReplace(document, { returnDocuments: false });
    expect(updated.results).toEqual([{ id: 'mutation-answer', operation: 'update' }]);
    expect(await lake.client.createOrReplace(document)).toMatchObject(document);
  });

  it('with dryRun is complete, and nothing is stored', async () => {
    const options = { dryRun: true, returnDocuments: false } as const;
    const outcome = await lake.client.create({ _id: 'mutation-dry', _type }, options);
    expect(outcome.results).toEqual([{ id: 'mutation-dry', operation: 'create' }]);
    expect(await lake.client.getDocument('mutation-dry')).toBeUndefined();
  });

  it('with autoGenerateArrayKeys has keys for array items, and preserves existing keys', async () => {
    const items = [{ text: 'a' }, { _key: 'mine', text: 'b', body: { parts: [{ c: 1 }] } }, 'plain'];
    const created = await lake.client.create({ _type, items }, { autoGenerateArrayKeys: true });
    expect(created.items).toEqual([
      { text: 'a', _key: expect.stringMatching(/^\w{6,}$/) },
      { text: 'b', _key: 'mine', body: { parts: [{ c: 1, _key: expect.stringMatching(/^\w{6,}$/) }] } },
      'plain',
    ]);
    const plain = await lake.client.create({ _type, items });
    expect(plain.items).toEqual(items);
  });

  it('is sent after the change is visible to queries', async () => {
    const { _id } = await lake.client.create({ _type, title: 'before' }, { visibility: 'sync' });
    expect(await lake.client.fetch('*[_id == $id][0].title', { id: _id })).toBe('before');
    await lake.client.patch(_id).set({ title: 'after' }).commit({ visibility: 'sync' });
    expect(await lake.client.fetch('*[_id == $id][0].title', { id: _id })).toBe('after');
  });
});
