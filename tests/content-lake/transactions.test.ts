import { describe, expect, it } from 'vitest';
import { editorsOf } from './acting';
import { caught, lakeOfFile } from './connect';

const lake = lakeOfFile();
const { given, states } = editorsOf(lake);

const _type = 'transacted';

/** Sends mutations as written, which the client would refuse. */
const mutate = (mutations: readonly object[]) =>
  lake.client.request({ method: 'POST', uri: `/data/mutate/${lake.dataset}`, body: { mutations } });

describe('a transaction', () => {
  it('runs all of its mutations, in order, with one revision', async () => {
    const outcome = await lake.client
      .transaction()
      .create({ _id: 'tx-a', _type, count: 1 })
      .patch('tx-a', (patch) => patch.inc({ count: 1 }))
      .create({ _id: 'tx-b', _type })
      .commit();
    const [a, b] = await lake.client.getDocuments(['tx-a', 'tx-b']);
    expect(a).toMatchObject({ count: 2, _rev: outcome.transactionId });
    expect(b?._rev).toBe(outcome.transactionId);
    expect(a?._createdAt).toBe(b?._createdAt);
  });

  it('stores nothing when one mutation fails', async () => {
    const failing = mutate([
      { create: { _id: 'tx-first', _type } },
      { patch: { id: 'tx-a', set: { count: 99 } } },
      { patch: { id: 'tx-nobody', set: { count: 1 } } },
    ]);
    const error = await caught(failing);
    expect(error.statusCode).toBe(404);
    expect(error.details.items[0].index).toBe(2);
    expect(await lake.client.getDocument('tx-first')).toBeUndefined();
    expect((await lake.client.getDocument('tx-a'))?.count).toBe(2);
  });

  it('runs queries on the changes of the previous mutations', async () => {
    await mutate([
      { create: { _id: 'tx-seen', _type, step: 'new' } },
      { patch: { query: '*[_type == "transacted" && step == "new"]', set: { step: 'patched' } } },
    ]);
    expect((await lake.client.getDocument('tx-seen'))?.step).toBe('patched');
  });

  it.each(['tx-swap', 'drafts.tx-swap'])('may delete and recreate %s, which is one change', async (_id) => {
    const { _rev } = await lake.client.create({ _id, _type, side: 'old' });
    await lake.client.transaction().delete(_id).create({ _id, _type, side: 'new' }).commit();
    const [found, ...others] = await lake.client.fetch('*[_id == $_id]', { _id }, { perspective: 'raw' });
    expect(found.side).toBe('new');
    expect(found._rev).not.toBe(_rev);
    expect(others).toEqual([]);
  });

  it('runs after concurrent ones: no increment is lost', async () => {
    await lake.client.create({ _id: 'tx-race', _type, count: 0 });
    const bump = () => lake.client.patch('tx-race').inc({ count: 1 }).commit({ returnDocuments: false });
    await Promise.all(Array.from({ length: 25 }, bump));
    expect((await lake.client.getDocument('tx-race'))?.count).toBe(25);
  });

  it('is a 409 for the second of two patches on the same revision', async () => {
    const { _rev } = await lake.client.create({ _id: 'tx-duel', _type });
    const attempt = (by: string) =>
      lake.client.patch('tx-duel').ifRevisionId(_rev).set({ by }).commit({ returnDocuments: false });
    const outcomes = await Promise.allSettled([attempt('one'), attempt('two')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('lists all malformed mutations', async () => {
    const creations = [{ _id: '#1', _type }, { _type }, { _id: '@2', _type }];
    const error = await caught(mutate(creations.map((create) => ({ create }))));
    expect(error.statusCode).toBe(400);
    expect(error.message).toContain('Malformed document ID: "#1"');
    expect(error.message).toContain('Malformed document ID: "@2"');
  });
});

describe('the id that a client sets', () => {
  const inc = { count: 1 };
  const edit = 'sanity.action.document.edit';
  const publication = 'sanity.action.document.publish';

  // An action is recognised before it is validated: what it has done may make it invalid.
  it.each<[string, path: string, content: (ids: object, id: string) => object, after: object]>([
    [
      'mutations',
      'mutate',
      (_, id) => ({ mutations: [{ patch: { id: `drafts.${id}`, inc } }] }),
      { draft: { count: 1 } },
    ],
    [
      'an edit',
      'actions',
      (ids) => ({ actions: [{ actionType: edit, ...ids, patch: { inc } }] }),
      { draft: { count: 1 } },
    ],
    [
      'a publication',
      'actions',
      (ids) => ({ actions: [{ actionType: publication, ...ids }] }),
      { published: { count: 0 }, draft: null },
    ],
  ])('is the revision of %s, which a retry finds done', async (_name, path, content, after) => {
    const id = `once-${Date.now()}`;
    const ids = await given(id, { draft: { count: 0 } });
    const transactionId = `${id}-tx`;
    const body = { transactionId, ...content(ids, id) };
    const send = () => lake.client.request({ method: 'POST', uri: `/data/${path}/${lake.dataset}`, body });
    expect(await send()).toMatchObject({ transactionId });
    const error = await caught(send());
    expect(error.statusCode).toBe(409);
    // By its id a client recognises its own transaction, which needs no retry.
    expect(error.response.body).toMatchObject({
      statusCode: 409,
      error: {
        type: 'transactionAlreadyExistsError',
        id: transactionId,
        description: expect.stringContaining(transactionId),
      },
    });
    const { published, draft } = await states(id);
    expect({ published, draft }).toMatchObject(after);
    expect((draft ?? published)?._rev).toBe(transactionId);
  });
});
