import { describe, expect, it } from 'vitest';
import { caught, lakeOfFile } from './connect';

const lake = lakeOfFile();

const _type = 'transacted';

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
    const failing = lake.client
      .transaction()
      .create({ _id: 'tx-first', _type })
      .patch('tx-a', (patch) => patch.set({ count: 99 }))
      .patch('tx-nobody', (patch) => patch.set({ count: 1 }));
    const error = await caught(failing.commit());
    expect(error.statusCode).toBe(404);
    expect(error.details.items[0].index).toBe(2);
    expect(await lake.client.getDocument('tx-first')).toBeUndefined();
    expect((await lake.client.getDocument('tx-a'))?.count).toBe(2);
  });

  it('uses the id that the client sets', async () => {
    const id = `tx-id-${Date.now()}`;
    const outcome = await lake.client
      .transaction()
      .transactionId(id)
      .create({ _id: 'tx-named', _type })
      .commit();
    expect(outcome.transactionId).toBe(id);
    expect((await lake.client.getDocument('tx-named'))?._rev).toBe(id);
  });

  it('with a used id is a 409 and changes nothing', async () => {
    const id = `tx-once-${Date.now()}`;
    await lake.client.create({ _id: 'tx-counter', _type, count: 0 });
    const increment = () =>
      lake.client
        .transaction()
        .transactionId(id)
        .patch('tx-counter', (patch) => patch.inc({ count: 1 }))
        .commit();
    await increment();
    const error = await caught(increment());
    expect(error.statusCode).toBe(409);
    expect((await lake.client.getDocument('tx-counter'))?.count).toBe(1);
  });

  it('runs queries on the changes of the previous mutations', async () => {
    await lake.client.mutate([
      { create: { _id: 'tx-seen', _type, step: 'new' } },
      { patch: { query: '*[_type == "transacted" && step == "new"]', set: { step: 'patched' } } },
    ]);
    expect((await lake.client.getDocument('tx-seen'))?.step).toBe('patched');
  });

  it('may delete and create the same document', async () => {
    await lake.client.create({ _id: 'tx-swap', _type, side: 'old' });
    await lake.client.transaction().delete('tx-swap').create({ _id: 'tx-swap', _type, side: 'new' }).commit();
    expect((await lake.client.getDocument('tx-swap'))?.side).toBe('new');
  });

  it('may delete and recreate a draft, which is one change', async () => {
    const id = 'drafts.tx-swap';
    const { _rev } = await lake.client.create({ _id: id, _type, side: 'old' });
    await lake.client.transaction().delete(id).create({ _id: id, _type, side: 'new' }).commit();
    const draft = await lake.client.getDocument(id);
    expect(draft).toMatchObject({ side: 'new' });
    expect(draft?._rev).not.toBe(_rev);
    expect(await lake.client.fetch('count(*[_id == $id])', { id }, { perspective: 'raw' })).toBe(1);
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
    const mutate = lake.client.request({
      method: 'POST',
      uri: `/data/mutate/${lake.dataset}`,
      body: {
        mutations: [
          { create: { _id: '#1', _type } },
          { create: { _type } },
          { create: { _id: '@2', _type } },
        ],
      },
    });
    const error = await caught(mutate);
    expect(error.statusCode).toBe(400);
    expect(error.message).toContain('Malformed document ID: "#1"');
    expect(error.message).toContain('Malformed document ID: "@2"');
  });
});
