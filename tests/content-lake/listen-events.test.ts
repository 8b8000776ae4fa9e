import type { ListenOptions } from '@sanity/client';
import { applyPatch } from 'mendoza';
import { describe, expect, it } from 'vitest';
import { editorsOf, pair } from './acting';
import { lakeOfFile } from './connect';
import { type HeardEvent, listenerOf } from './listening';

const lake = lakeOfFile();
const { edit, given, publish } = editorsOf(lake);
const _type = 'heard';

const listen = listenerOf(lake);

/** What an event says of its place in a transaction. */
const placeOf = ({ documentId, transition, transactionCurrentEvent, transactionTotalEvents }: HeardEvent) =>
  `${documentId} ${transition} ${transactionCurrentEvent}/${transactionTotalEvents}`;

function withoutRevision(state: Record<string, unknown> | null): unknown {
  if (!state) return null;
  const { _rev, ...fields } = state;
  return fields;
}

describe('the data of an event', () => {
  it.each<[ListenOptions, appearing: string[], disappearing: string[]]>([
    [{}, ['mutations', 'result'], ['mutations']],
    [{ includeResult: false }, ['mutations'], ['mutations']],
    [{ includeMutations: false }, ['result'], []],
    [{ includePreviousRevision: true }, ['mutations', 'previous', 'result'], ['mutations', 'previous']],
    [{ effectFormat: 'mendoza' }, ['effects', 'mutations', 'result'], ['effects', 'mutations']],
  ])('with %j is %j when a document appears, %j when it disappears', async (options, ...expected) => {
    const listener = await listen('*[_id == "opt-a"]', {}, options);
    await lake.client.create({ _id: 'opt-a', _type });
    await lake.client.delete('opt-a');
    const optional = ['effects', 'mutations', 'previous', 'result'];
    const found = (event: HeardEvent) => optional.filter((name) => name in event);
    expect((await listener.heard(2)).map(found)).toEqual(expected);
  });

  it('contains the previous state with includePreviousRevision, null for a new document', async () => {
    const listener = await listen('*[_id == "opt-d"]', {}, { includePreviousRevision: true });
    await lake.client.create({ _id: 'opt-d', _type, title: 'one' });
    await lake.client.patch('opt-d').set({ title: 'two' }).commit();
    const [created, patched] = await listener.heard(2);
    expect(created?.previous).toBeNull();
    expect(patched?.previous).toMatchObject({ title: 'one' });
  });

  it('contains the differences with effectFormat: mendoza, and the mutations', async () => {
    const options = { effectFormat: 'mendoza', includePreviousRevision: true } as const;
    const listener = await listen('*[_id == "opt-e"]', {}, options);
    await lake.client.create({ _id: 'opt-e', _type, list: [{ _key: 'a', text: 'Grüße' }, { _key: 'b' }] });
    await lake.client
      .patch('opt-e')
      .set({ 'list[_key=="a"].text': 'Grüße, Welt' })
      .unset(['list[_key=="b"]'])
      .commit();
    await lake.client.delete('opt-e');
    const events = await listener.heard(3);
    for (const { effects, previous, result, mutations } of events) {
      // Differences do not contain `_rev`: the Studio applies them to documents without it.
      const [before, after] = [previous, result].map((state) => withoutRevision(state ?? null));
      expect(applyPatch(before, effects?.apply ?? [])).toEqual(after);
      expect(applyPatch(after, effects?.revert ?? [])).toEqual(before);
      expect(mutations?.length).toBeGreaterThan(0);
    }
    expect(events[0]?.effects?.revert).toEqual([0, null]);
    expect(events[2]?.effects?.apply).toEqual([0, null]);
  });
});

describe('drafts and versions', () => {
  it('are excluded by default from 2025-02-19 on', async () => {
    const plain = await listen('*[_id match "*ver-a"]', {}, { includeAllVersions: false });
    const all = await listen('*[_id match "*ver-a"]');
    const client = lake.client.withConfig({ apiVersion: '2024-01-01', perspective: undefined });
    const older = await listen('*[_id match "*ver-a"]', {}, { includeAllVersions: false }, client);
    for (const prefix of ['drafts.', 'versions.r1.', ''])
      await lake.client.create({ _id: `${prefix}ver-a`, _type });
    expect(await all.heard(3)).toHaveLength(3);
    expect(await older.heard(3)).toHaveLength(3);
    expect((await plain.heard(1))[0]?.documentId).toBe('ver-a');
  });

  it('do not count in the events of a transaction without a token', async () => {
    await lake.client.create({ _id: 'drafts.anon-b', _type });
    const listener = await listen('*[_type == "heard"]', {}, {}, lake.anonymous);
    await publish(pair('anon-b'));
    expect((await listener.heard(1)).map(placeOf)).toEqual(['anon-b appear 1/1']);
  });
});

describe('a transaction of several documents', () => {
  it('sends one event for each document, and counts only those of this listener', async () => {
    const listener = await listen('*[_id in ["tx-b", "tx-d"]]');
    const transaction = lake.client.transaction();
    for (const letter of ['a', 'b', 'c', 'd', 'e']) transaction.create({ _id: `tx-${letter}`, _type });
    await transaction.commit();
    expect((await listener.heard(2)).map(placeOf)).toEqual(['tx-b appear 1/2', 'tx-d appear 2/2']);
  });

  it('sends one event for a document that it changes several times', async () => {
    const listener = await listen('*[_id == "tx-h"]');
    await lake.client
      .transaction()
      .create({ _id: 'tx-h', _type, count: 1 })
      .patch('tx-h', { inc: { count: 1 } })
      .commit();
    const [event] = await listener.heard(1);
    expect(event).toMatchObject({ transition: 'appear', transactionTotalEvents: 1, result: { count: 2 } });
    expect(event?.mutations).toHaveLength(2);
  });

  it('sends no event for a document that it creates and deletes', async () => {
    const listener = await listen('*[_id in ["tx-i", "tx-f"]]');
    const transaction = lake.client.transaction().create({ _id: 'tx-i', _type }).delete('tx-i');
    await transaction.create({ _id: 'tx-f', _type }).commit();
    expect((await listener.heard(1))[0]).toMatchObject({ documentId: 'tx-f', transactionTotalEvents: 1 });
  });

  it('for publishing sends appear for the published document and disappear for the draft', async () => {
    const ids = await given('tx-g', { draft: { title: 'T' } });
    const listener = await listen('*[_id in $ids]', { ids: ['tx-g', 'drafts.tx-g'] });
    await publish(ids);
    const events = await listener.heard(2);
    expect(events.map(placeOf)).toEqual(['tx-g appear 1/2', 'drafts.tx-g disappear 2/2']);
    expect(events[1]?.mutations).toEqual([{ delete: { id: 'drafts.tx-g' } }]);
  });
});

describe('the mutations of an event', () => {
  it('identify their document by id, even after a selection by query', async () => {
    await lake.client.create({ _id: 'mut-a', _type, title: 'one' });
    const listener = await listen('*[_id == "mut-a"]');
    const set = { title: 'two' };
    const selection = { query: '*[_id in $ids]', params: { ids: ['mut-a'] } };
    await lake.client.patch(selection).set(set).commit({ returnDocuments: false });
    expect((await listener.heard(1))[0]?.mutations).toEqual([{ patch: { id: 'mut-a', set } }]);
  });

  it('are only those of the event’s document', async () => {
    const listener = await listen('*[_id == "mut-c"]');
    await lake.client.transaction().create({ _id: 'mut-b', _type }).create({ _id: 'mut-c', _type }).commit();
    const [event] = await listener.heard(1);
    expect(event?.mutations).toMatchObject([{ create: { _id: 'mut-c' } }]);
  });

  it('start with a creation when the first edit of a published document creates its draft', async () => {
    const ids = await given('mut-d', { published: { title: 'T' } });
    const listener = await listen('*[_id in ["mut-d", "drafts.mut-d"]]');
    await edit(ids, { title: 'U' });
    const events = await listener.heard(1);
    expect(events.map(placeOf)).toEqual(['drafts.mut-d appear 1/1']);
    const [event] = events;
    expect(event?.mutations).toMatchObject([
      { create: { _id: 'drafts.mut-d', title: 'T' } },
      { patch: { id: 'drafts.mut-d', set: { title: 'U' } } },
    ]);
  });

  it('contain the generated keys', async () => {
    const listener = await listen('*[_id == "mut-e"]', {}, { effectFormat: 'mendoza' });
    const options = { autoGenerateArrayKeys: true };
    await lake.client.create({ _id: 'mut-e', _type, list: [{ a: 1 }] }, options);
    await lake.client.patch('mut-e', { insert: { after: 'list[-1]', items: [{ a: 2 }] } }).commit(options);
    const keys = (event: HeardEvent | undefined) => JSON.stringify(event?.mutations).match(/"_key"/g)?.length;
    const [created, patched] = await listener.heard(2);
    expect([keys(created), keys(patched)]).toEqual([1, 2]);
  });
});
