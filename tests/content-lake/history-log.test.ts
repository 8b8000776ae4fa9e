import { applyPatch } from 'mendoza';
import { beforeAll, describe, expect, it } from 'vitest';
import { readLastEditors } from '../../sanity-studio/attention/last-editors';
import { edit, given, pair, publish } from './acting';
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
/** The transactions of `log-a`, oldest first. */
const made: string[] = [];

beforeAll(async () => {
  const ids = pair('log-a');
  const { _rev } = await lake.client.create({ _id: ids.draftId, _type: 'acted', title: 'one' });
  made.push(_rev);
  made.push((await edit(lake.client, ids, { title: 'two' })).transactionId);
  made.push((await edit(lake.client, ids, { title: 'three' })).transactionId);
  made.push((await publish(lake.client, ids)).transactionId);
  await lake.client.create({ _id: 'log-other', _type: 'acted' });
});

async function log(ids: string, options: Record<string, string> = {}): Promise<LogLine[]> {
  const search = new URLSearchParams({ excludeContent: 'true', ...options });
  const answer = await rawRequest(
    lake.url,
    `/v2025-02-19/data/history/production/transactions/${ids}?${search}`,
    { headers: { authorization: `Bearer ${lake.token}` } },
  );
  expect(answer.status).toBe(200);
  const lines = answer.body.toString('utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}

describe.runIf(isLocal)('the log of transactions', () => {
  it('lists those of a document and its draft, oldest first', async () => {
    const lines = await log('log-a,drafts.log-a');
    expect(lines.map(({ id }) => id)).toEqual(made);
    expect(lines.at(-1)).toMatchObject({ author: 'local', documentIDs: expect.arrayContaining(['log-a']) });
    expect(Date.parse(lines[0]?.timestamp ?? '')).toBeGreaterThan(0);
  });

  it('says who changed documents last, as Studio asks it', async () => {
    const asked = ['log-a', 'log-other', 'log-unknown'];
    expect([...(await readLastEditors(lake.client, asked))]).toEqual([
      ['log-other', 'local'],
      ['log-a', 'local'],
    ]);
  });

  it('is newest first with reverse, and cut at a limit', async () => {
    const lines = await log('log-a,drafts.log-a', { reverse: 'true', limit: '2' });
    expect(lines.map(({ id }) => id)).toEqual([made[3], made[2]]);
  });

  it('includes both ends of a range', async () => {
    const [, from = '', to = ''] = made;
    const lines = await log('drafts.log-a', { fromTransaction: from, toTransaction: to });
    expect(lines.map(({ id }) => id)).toEqual([from, to]);
  });

  it('omits a document that its transaction creates and deletes', async () => {
    const transaction = lake.client.transaction().create({ _id: 'log-b', _type: 'acted' }).delete('log-b');
    await transaction.create({ _id: 'log-c', _type: 'acted' }).commit();
    expect(await log('log-b')).toEqual([]);
    expect((await log('log-c')).map(({ documentIDs }) => documentIDs)).toEqual([['log-c']]);
  });

  it('is empty for a range from an unknown transaction', async () => {
    expect(await log('drafts.log-a', { fromTransaction: 'nobody' })).toEqual([]);
  });

  it('contains the differences of each transaction in both directions', async () => {
    const lines = await log('drafts.log-a', {
      effectFormat: 'mendoza',
      includeIdentifiedDocumentsOnly: 'true',
    });
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
  });

  it('marks creation and deletion as the Studio expects', async () => {
    const lines = await log('drafts.log-a', { effectFormat: 'mendoza' });
    expect(lines[0]?.effects?.['drafts.log-a']?.revert).toEqual([0, null]);
    expect(lines.at(-1)?.effects?.['drafts.log-a']?.apply).toEqual([0, null]);
  });

  it('lists all documents of a transaction, or only the requested ones', async () => {
    const [all] = await log('log-a', { effectFormat: 'mendoza', reverse: 'true' });
    expect(Object.keys(all?.effects ?? {}).sort()).toEqual(['drafts.log-a', 'log-a']);
    const [some] = await log('log-a', {
      effectFormat: 'mendoza',
      reverse: 'true',
      includeIdentifiedDocumentsOnly: 'true',
    });
    expect(Object.keys(some?.effects ?? {})).toEqual(['log-a']);
  });

  it('contains the mutations unless they are excluded', async () => {
    const [line] = await log('drafts.log-a', { excludeContent: 'false', fromTransaction: made[1] ?? '' });
    expect(line?.mutations).toEqual([{ patch: { id: 'drafts.log-a', set: { title: 'two' } } }]);
    expect((await log('drafts.log-a'))[0]?.mutations).toEqual([]);
  });

  it('requires the token, an existing dataset and valid options', async () => {
    const uri = '/data/history/production/transactions/log-a';
    expect((await caught(lake.anonymous.request({ uri }))).statusCode).toBe(401);
    const elsewhere = lake.client.request({ uri: uri.replace('production', 'nowhere') });
    expect((await caught(elsewhere)).statusCode).toBe(404);
    for (const query of ['limit=0', 'limit=x', 'fromTime=yesterday']) {
      expect((await caught(lake.client.request({ uri: `${uri}?${query}` }))).statusCode).toBe(400);
    }
  });

  it('can be limited by time', async () => {
    const [first] = await log('drafts.log-a');
    expect(await log('log-a', { fromTime: '2100-01-01T00:00:00Z' })).toEqual([]);
    expect(await log('log-a', { toTime: '2000-01-01T00:00:00Z' })).toEqual([]);
    expect(await log('drafts.log-a', { toTime: new Date(first?.timestamp ?? '').toISOString() })).not.toEqual(
      [],
    );
  });
});

describe.runIf(isLocal)('earlier states of documents', () => {
  type Was = { documents: Record<string, unknown>[] };
  const at = (ids: string, query: string): Promise<Was> =>
    lake.client.request({ uri: `/data/history/production/documents/${ids}?${query}` });

  it('after a revision', async () => {
    for (const [index, title] of ['one', 'two', 'three'].entries()) {
      const { documents } = await at('drafts.log-a', `revision=${made[index]}`);
      expect(documents).toMatchObject([{ _id: 'drafts.log-a', _rev: made[index], title }]);
    }
  });

  it('after a revision of the other version', async () => {
    const { documents } = await at('log-a,drafts.log-a', `revision=${made[3]}`);
    expect(documents.map(({ _id, _rev }) => [_id, _rev])).toEqual([['log-a', made[3]]]);
    expect((await at('log-a,drafts.log-a', `revision=${made[2]}`)).documents).toMatchObject([
      { _id: 'drafts.log-a', title: 'three' },
    ]);
  });

  it('at a time', async () => {
    expect((await at('log-a', 'time=2000-01-01T00:00:00Z')).documents).toEqual([]);
    const { documents } = await at('log-a', `time=${new Date(Date.now() + 60_000).toISOString()}`);
    expect(documents).toMatchObject([{ title: 'three' }]);
  });

  it('the last before their deletion', async () => {
    const { documents } = await at('drafts.log-a', 'lastRevision=true');
    expect(documents).toMatchObject([{ _id: 'drafts.log-a', title: 'three', _rev: made[2] }]);
    expect((await at('log-a', 'lastRevision=true')).documents).toMatchObject([{ _rev: made[3] }]);
    expect((await at('log-nobody', 'lastRevision=true')).documents).toEqual([]);
  });

  it('are omitted for an unknown revision', async () => {
    expect((await at('log-a', 'revision=nobody')).documents).toEqual([]);
  });

  it('require a revision or a time', async () => {
    for (const query of ['', 'time=soon']) {
      expect((await caught(at('log-a', query))).statusCode).toBe(400);
    }
  });

  it('can be restored, also after a deletion', async () => {
    const ids = await given(lake.client, 'log-b', { draft: { title: 'original', list: [{ _key: 'a' }] } });
    const [first] = await log('drafts.log-b');
    await edit(lake.client, ids, { title: 'changed', list: [] });
    const { documents } = await at('drafts.log-b', `revision=${first?.id}`);
    const { _updatedAt, _rev, ...fields } = documents[0] ?? {};
    await lake.client.action({
      actionType: 'sanity.action.document.replaceDraft',
      publishedId: 'log-b',
      attributes: { ...fields, _id: ids.draftId, _type: 'acted' },
    });
    expect(await lake.client.getDocument(ids.draftId)).toMatchObject({
      title: 'original',
      list: [{ _key: 'a' }],
    });
  });
});
