import { applyPatch } from 'mendoza';
import { beforeAll, describe, expect, it } from 'vitest';
import { readLastEditors } from '../../sanity-studio/attention/last-editors';
import { editorsOf, pair } from './acting';
import { caught, isLocal, lakeOfFile } from './connect';
import { rawRequest } from './raw-request';

type LogLine = {
  readonly id: string;
  readonly author: string;
  readonly timestamp: string;
  readonly documentIDs: readonly string[];
  readonly mutations: readonly object[];
  readonly effects?: Readonly<Record<string, { readonly apply: unknown[]; readonly revert: unknown[] }>>;
};

const lake = lakeOfFile();
const { act, edit, given, publish } = editorsOf(lake);
/** The transactions of `log-a`, oldest first. */
const made: string[] = [];

beforeAll(async () => {
  const ids = pair('log-a');
  const { _rev } = await lake.client.create({ _id: ids.draftId, _type: 'acted', title: 'one' });
  made.push(_rev);
  made.push((await edit(ids, { title: 'two' })).transactionId);
  made.push((await edit(ids, { title: 'three' })).transactionId);
  made.push((await publish(ids)).transactionId);
  await lake.client.create({ _id: 'log-other', _type: 'acted' });
});

async function log(ids: string, options: Record<string, string> = {}): Promise<LogLine[]> {
  const search = new URLSearchParams({ excludeContent: 'true', ...options });
  const path = `/v2025-02-19/data/history/production/transactions/${ids}?${search}`;
  const headers = { authorization: `Bearer ${lake.token}` };
  const answer = await rawRequest(lake.url, path, { headers });
  expect(answer.status).toBe(200);
  const lines = answer.body.toString('utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}

describe.runIf(isLocal)('the log of transactions', () => {
  it.each<[ids: string, options: Record<string, string>, expected: number[]]>([
    ['log-a,drafts.log-a', {}, [0, 1, 2, 3]],
    ['log-a,drafts.log-a', { reverse: 'true', limit: '2' }, [3, 2]],
    ['drafts.log-a', { fromTransaction: 'nobody' }, []],
  ])('of %s with %j has the transactions %j', async (ids, options, expected) => {
    const lines = await log(ids, options);
    expect(lines.map(({ id }) => made.indexOf(id))).toEqual(expected);
  });

  it('includes both ends of a range', async () => {
    const [, fromTransaction = '', toTransaction = ''] = made;
    const lines = await log('drafts.log-a', { fromTransaction, toTransaction });
    expect(lines.map(({ id }) => id)).toEqual([fromTransaction, toTransaction]);
  });

  it('has the author, the documents and the time of each transaction', async () => {
    const [first, ...others] = await log('log-a,drafts.log-a');
    const expected = { author: 'local', documentIDs: expect.arrayContaining(['log-a']) };
    expect(others.at(-1)).toMatchObject(expected);
    expect(Date.parse(first?.timestamp ?? '')).toBeGreaterThan(0);
  });

  it('says who changed documents last, as Studio asks it', async () => {
    const editors = await readLastEditors(lake.client, ['log-a', 'log-other', 'log-unknown']);
    expect(Object.fromEntries(editors)).toEqual({ 'log-other': 'local', 'log-a': 'local' });
  });

  it('omits a document that its transaction creates and deletes', async () => {
    const transaction = lake.client.transaction().create({ _id: 'log-b', _type: 'acted' }).delete('log-b');
    await transaction.create({ _id: 'log-c', _type: 'acted' }).commit();
    expect(await log('log-b')).toEqual([]);
    expect((await log('log-c')).map(({ documentIDs }) => documentIDs)).toEqual([['log-c']]);
  });

  it('contains the differences of each transaction in both directions', async () => {
    const lines = await log('drafts.log-a', { effectFormat: 'mendoza' });
    const titles: unknown[] = [];
    let state: unknown = null;
    for (const { effects } of lines) {
      state = applyPatch(state, effects?.['drafts.log-a']?.apply ?? []);
      titles.push(state && typeof state === 'object' && 'title' in state ? state.title : state);
    }
    expect(titles).toEqual(['one', 'two', 'three', null]);
    for (const { effects } of [...lines].reverse()) {
      state = applyPatch(state, effects?.['drafts.log-a']?.revert ?? []);
    }
    expect(state).toBeNull();
    // Studio recognises a creation and a deletion by these.
    expect(lines[0]?.effects?.['drafts.log-a']?.revert).toEqual([0, null]);
    expect(lines.at(-1)?.effects?.['drafts.log-a']?.apply).toEqual([0, null]);
  });

  it('lists all documents of a transaction, or only the requested ones', async () => {
    const options = { effectFormat: 'mendoza', reverse: 'true' };
    const [all] = await log('log-a', options);
    expect(Object.keys(all?.effects ?? {}).sort()).toEqual(['drafts.log-a', 'log-a']);
    const [some] = await log('log-a', { ...options, includeIdentifiedDocumentsOnly: 'true' });
    expect(Object.keys(some?.effects ?? {})).toEqual(['log-a']);
  });

  it('contains the mutations unless they are excluded', async () => {
    const [line] = await log('drafts.log-a', { excludeContent: 'false', fromTransaction: made[1] ?? '' });
    expect(line?.mutations).toEqual([{ patch: { id: 'drafts.log-a', set: { title: 'two' } } }]);
    expect((await log('drafts.log-a'))[0]?.mutations).toEqual([]);
  });

  it('requires an existing dataset and valid options', async () => {
    const uri = '/data/history/production/transactions/log-a';
    const elsewhere = lake.client.request({ uri: uri.replace('production', 'nowhere') });
    expect((await caught(elsewhere)).statusCode).toBe(404);
    for (const query of ['limit=0', 'limit=x']) {
      expect((await caught(lake.client.request({ uri: `${uri}?${query}` }))).statusCode).toBe(400);
    }
  });
});

describe.runIf(isLocal)('earlier states of documents', () => {
  type Was = { documents: Record<string, unknown>[] };
  const at = (ids: string, query: string): Promise<Was> =>
    lake.client.request({ uri: `/data/history/production/documents/${ids}?${query}` });

  // A revision is the number of a transaction of `log-a`.
  it.each([
    ['drafts.log-a', 'revision=0', ['drafts.log-a: one, 0']],
    ['drafts.log-a', 'revision=1', ['drafts.log-a: two, 1']],
    ['drafts.log-a', 'revision=2', ['drafts.log-a: three, 2']],
    ['log-a,drafts.log-a', 'revision=2', ['drafts.log-a: three, 2']],
    ['log-a,drafts.log-a', 'revision=3', ['log-a: three, 3']],
    ['log-a', 'revision=nobody', []],
    ['log-a', 'time=2000-01-01T00:00:00Z', []],
    ['log-a', 'time=2100-01-01T00:00:00Z', ['log-a: three, 3']],
    ['drafts.log-a', 'lastRevision=true', ['drafts.log-a: three, 2']],
    ['log-a', 'lastRevision=true', ['log-a: three, 3']],
    ['log-nobody', 'lastRevision=true', []],
  ])('of %s at %s are %j', async (ids, query, expected) => {
    const { documents } = await at(
      ids,
      query.replace(/\d$/, (index) => made[Number(index)] ?? index),
    );
    const shown = documents.map(({ _id, title, _rev }) => `${_id}: ${title}, ${made.indexOf(`${_rev}`)}`);
    expect(shown).toEqual(expected);
  });

  it('require a revision or a time', async () => {
    for (const query of ['', 'time=soon']) {
      expect((await caught(at('log-a', query))).statusCode).toBe(400);
    }
  });

  it('can be restored after a deletion', async () => {
    const original = { title: 'original', list: [{ _key: 'a' }] };
    const { publishedId, draftId } = await given('log-b', { draft: original });
    const [first] = await log(draftId);
    await act('discard', { draftId });
    const { documents } = await at(draftId, `revision=${first?.id}`);
    const { _updatedAt, _rev, ...attributes } = documents[0] ?? {};
    await act('create', { publishedId, attributes, ifExists: 'fail' });
    expect(await lake.client.getDocument(draftId)).toMatchObject(original);
  });
});
