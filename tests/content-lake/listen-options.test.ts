import { applyPatch } from 'mendoza';
import { describe, expect, it } from 'vitest';
import { pair } from './acting';
import { lakeOfFile } from './connect';
import { listenerOf } from './listening';

const lake = lakeOfFile();
const _type = 'heard';

const listen = listenerOf(() => lake.client);

describe('the data of an event', () => {
  it('contains the result and the mutations by default', async () => {
    const listener = await listen('*[_id == "opt-a"]');
    await lake.client.create({ _id: 'opt-a', _type });
    const [event] = await listener.heard(1);
    expect(event).toHaveProperty('result');
    expect(event).toHaveProperty('mutations');
    expect(event).not.toHaveProperty('previous');
    expect(event).not.toHaveProperty('effects');
  });

  it('has no result with includeResult: false or for a deleted document', async () => {
    const plain = await listen('*[_id == "opt-b"]', {}, { includeResult: false });
    const full = await listen('*[_id == "opt-b"]');
    await lake.client.create({ _id: 'opt-b', _type });
    await lake.client.delete('opt-b');
    expect((await plain.heard(1))[0]).not.toHaveProperty('result');
    expect((await full.heard(2))[1]).not.toHaveProperty('result');
  });

  it('has no mutations with includeMutations: false', async () => {
    const listener = await listen('*[_id == "opt-c"]', {}, { includeMutations: false });
    await lake.client.create({ _id: 'opt-c', _type });
    expect((await listener.heard(1))[0]).not.toHaveProperty('mutations');
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
    const listener = await listen(
      '*[_id == "opt-e"]',
      {},
      { effectFormat: 'mendoza', includePreviousRevision: true },
    );
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
    const older = await listen(
      '*[_id match "*ver-a"]',
      {},
      { includeAllVersions: false },
      lake.client.withConfig({ apiVersion: '2024-01-01', perspective: undefined }),
    );
    for (const _id of ['drafts.ver-a', 'versions.r1.ver-a', 'ver-a'])
      await lake.client.create({ _id, _type });
    expect(await all.heard(3)).toHaveLength(3);
    expect(await older.heard(3)).toHaveLength(3);
    expect((await plain.heard(1))[0]?.documentId).toBe('ver-a');
  });

  it('are never sent without a token, nor are documents with a dot in their id', async () => {
    const listener = await listen('*', {}, { includeAllVersions: true }, lake.anonymous);
    for (const _id of ['drafts.anon', 'versions.r1.anon', 'secret.anon', 'anon']) {
      await lake.client.create({ _id, _type });
    }
    expect((await listener.heard(1))[0]?.documentId).toBe('anon');
  });

  it('do not count in the events of a transaction without a token', async () => {
    await lake.client.create({ _id: 'drafts.anon-b', _type });
    const listener = await listen('*[_type == "heard"]', {}, {}, lake.anonymous);
    await lake.client.action({ actionType: 'sanity.action.document.publish', ...pair('anon-b') });
    expect((await listener.heard(1))[0]).toMatchObject({
      documentId: 'anon-b',
      transactionCurrentEvent: 1,
      transactionTotalEvents: 1,
    });
  });
});

function withoutRevision(state: Record<string, unknown> | null): unknown {
  if (!state) return null;
  const { _rev, ...fields } = state;
  return fields;
}
