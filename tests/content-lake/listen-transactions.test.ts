import { describe, expect, it } from 'vitest';
import { pair } from './acting';
import { lakeOfFile } from './connect';
import { type HeardEvent, listenerOf } from './listening';

const lake = lakeOfFile();
const _type = 'heard';

const listen = listenerOf(() => lake.client);

describe('a transaction of several documents', () => {
  it('sends one numbered event for each document', async () => {
    const listener = await listen('*[_id in ["tx-a", "tx-b", "tx-c"]]');
    await lake.client
      .transaction()
      .create({ _id: 'tx-a', _type })
      .create({ _id: 'tx-b', _type })
      .create({ _id: 'tx-c', _type })
      .commit();
    const events = await listener.heard(3);
    expect(events.map(({ documentId }) => documentId)).toEqual(['tx-a', 'tx-b', 'tx-c']);
    expect(events.map(({ transactionCurrentEvent }) => transactionCurrentEvent)).toEqual([1, 2, 3]);
    expect(events.every(({ transactionTotalEvents }) => transactionTotalEvents === 3)).toBe(true);
  });

  it('counts only the events of this listener', async () => {
    const listener = await listen('*[_id in ["count-b", "count-d"]]');
    const transaction = lake.client.transaction();
    for (const letter of ['a', 'b', 'c', 'd', 'e']) transaction.create({ _id: `count-${letter}`, _type });
    await transaction.commit();
    const events = await listener.heard(2);
    expect(
      events.map(({ transactionCurrentEvent, transactionTotalEvents }) => [
        transactionCurrentEvent,
        transactionTotalEvents,
      ]),
    ).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });

  it('sends one event for a document that it changes several times', async () => {
    const listener = await listen('*[_id == "tx-d"]');
    await lake.client
      .transaction()
      .create({ _id: 'tx-d', _type, count: 1 })
      .patch('tx-d', (patch) => patch.inc({ count: 1 }))
      .commit();
    const [event] = await listener.heard(1);
    expect(event).toMatchObject({ transition: 'appear', transactionTotalEvents: 1, result: { count: 2 } });
    expect(event?.mutations).toHaveLength(2);
  });

  it('sends no event for a document that it creates and deletes', async () => {
    const listener = await listen('*[_id in ["tx-e", "tx-f"]]');
    const transaction = lake.client.transaction().create({ _id: 'tx-e', _type }).delete('tx-e');
    await transaction.create({ _id: 'tx-f', _type }).commit();
    expect((await listener.heard(1))[0]).toMatchObject({ documentId: 'tx-f', transactionTotalEvents: 1 });
  });

  it('for publishing sends appear for the published document and disappear for the draft', async () => {
    const ids = pair('tx-g');
    await lake.client.create({ _id: ids.draftId, _type, title: 'T' });
    const listener = await listen('*[_id in $ids]', { ids: ['tx-g', 'drafts.tx-g'] });
    await lake.client.action({ actionType: 'sanity.action.document.publish', ...ids });
    const events = await listener.heard(2);
    expect(events.map(({ documentId, transition }) => [documentId, transition])).toEqual([
      ['tx-g', 'appear'],
      ['drafts.tx-g', 'disappear'],
    ]);
    expect(events.map(({ transactionTotalEvents }) => transactionTotalEvents)).toEqual([2, 2]);
  });
});

describe('the mutations of an event', () => {
  it('identify their document by id, even after a selection by query', async () => {
    await lake.client.create({ _id: 'mut-a', _type, title: 'one' });
    const listener = await listen('*[_id == "mut-a"]');
    await lake.client
      .patch({ query: '*[_id in $ids]', params: { ids: ['mut-a'] } })
      .set({ title: 'two' })
      .commit({ returnDocuments: false });
    expect((await listener.heard(1))[0]?.mutations).toEqual([
      { patch: { id: 'mut-a', set: { title: 'two' } } },
    ]);
  });

  it('are only those of the event’s document', async () => {
    const listener = await listen('*[_id == "mut-c"]');
    await lake.client.transaction().create({ _id: 'mut-b', _type }).create({ _id: 'mut-c', _type }).commit();
    const [event] = await listener.heard(1);
    expect(event?.mutations).toMatchObject([{ create: { _id: 'mut-c' } }]);
  });

  it('start with a creation when the first edit of a published document creates its draft', async () => {
    await lake.client.create({ _id: 'mut-d', _type, title: 'T' });
    const listener = await listen('*[_id in ["mut-d", "drafts.mut-d"]]');
    const patch = { set: { title: 'U' } };
    await lake.client.action({ actionType: 'sanity.action.document.edit', ...pair('mut-d'), patch });
    const [event] = await listener.heard(1);
    expect(event).toMatchObject({
      documentId: 'drafts.mut-d',
      transition: 'appear',
      transactionTotalEvents: 1,
    });
    expect(event?.mutations).toMatchObject([
      { create: { _id: 'drafts.mut-d', title: 'T' } },
      { patch: { id: 'drafts.mut-d', set: { title: 'U' } } },
    ]);
  });

  it('contain the generated keys', async () => {
    const listener = await listen('*[_id == "mut-e"]', {}, { effectFormat: 'mendoza' });
    await lake.client.create({ _id: 'mut-e', _type, list: [{ a: 1 }] }, { autoGenerateArrayKeys: true });
    await lake.client
      .patch('mut-e')
      .append('list', [{ a: 2 }])
      .commit({ autoGenerateArrayKeys: true });
    const keys = (event: HeardEvent | undefined) => JSON.stringify(event?.mutations).match(/"_key"/g)?.length;
    const [created, patched] = await listener.heard(2);
    expect([keys(created), keys(patched)]).toEqual([1, 2]);
  });
});
