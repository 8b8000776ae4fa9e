import { describe, expect, it } from 'vitest';
import { edit, given, pair, publish } from './acting';
import { caught, isLocal, lakeOfFile } from './connect';

type HistoryEvent = {
  readonly type: string;
  readonly documentId: string;
  readonly versionId?: string;
  readonly versionRevisionId?: string;
  readonly revisionId?: string;
};

const lake = lakeOfFile();

async function feed(id: string, query = ''): Promise<{ events: HistoryEvent[]; nextCursor: string }> {
  const uri = `/data/history/production/events/documents/${id}${query}`;
  const { events, nextCursor } = await lake.client.request({ uri });
  return { events: events[id], nextCursor };
}

async function types(id: string): Promise<string[]> {
  return (await feed(id)).events.map(({ type }) => type);
}

async function revision(id: string): Promise<string | undefined> {
  return (await lake.client.getDocument(id))?._rev;
}

describe.runIf(isLocal)('the events of a document, newest first', () => {
  it('a draft was created and published', async () => {
    const ids = await given(lake.client, 'ev-a', { draft: { title: 'one' } });
    const created = await revision(ids.draftId);
    const { transactionId: edited } = await edit(lake.client, ids, { title: 'two' });
    const { transactionId: published } = await publish(lake.client, ids);
    const { events, nextCursor } = await feed('drafts.ev-a');
    expect(events).toMatchObject([
      {
        type: 'publishDocumentVersion',
        documentId: 'ev-a',
        versionId: 'drafts.ev-a',
        versionRevisionId: edited,
        revisionId: published,
        publishCause: 'document.publish',
        author: 'local',
      },
      {
        type: 'createDocumentVersion',
        documentId: 'ev-a',
        versionId: 'drafts.ev-a',
        versionRevisionId: created,
      },
    ]);
    expect(nextCursor).toBe('');
    expect(await types('ev-a')).toEqual(['publishDocumentVersion']);
  });

  it('do not contain edits', async () => {
    const ids = await given(lake.client, 'ev-b', { draft: {} });
    for (const title of ['a', 'b', 'c']) await edit(lake.client, ids, { title });
    expect(await types('drafts.ev-b')).toEqual(['createDocumentVersion']);
  });

  it('a new draft of a published document is created by its first edit', async () => {
    const ids = await given(lake.client, 'ev-c', { published: { title: 'P' } });
    const { transactionId } = await edit(lake.client, ids, { title: 'D' });
    expect((await feed('drafts.ev-c')).events[0]).toMatchObject({
      type: 'createDocumentVersion',
      versionRevisionId: transactionId,
    });
  });

  it('a draft was discarded', async () => {
    const ids = await given(lake.client, 'ev-d', { published: {}, draft: {} });
    const last = await revision(ids.draftId);
    await lake.client.action({ actionType: 'sanity.action.document.discard', draftId: ids.draftId });
    expect((await feed('drafts.ev-d')).events[0]).toMatchObject({
      type: 'deleteDocumentVersion',
      versionId: 'drafts.ev-d',
      versionRevisionId: last,
    });
  });

  it('a document was unpublished, which created its draft', async () => {
    const ids = await given(lake.client, 'ev-e', { published: {} });
    await lake.client.action({ actionType: 'sanity.action.document.unpublish', ...ids });
    expect((await feed('ev-e')).events[0]).toMatchObject({
      type: 'unpublishDocument',
      versionId: 'drafts.ev-e',
      versionRevisionId: await revision(ids.draftId),
    });
    expect(await types('drafts.ev-e')).toEqual(['createDocumentVersion']);
  });

  it('a document was deleted with its draft', async () => {
    const { draftId } = await given(lake.client, 'ev-f', { published: {}, draft: {} });
    const publishedId = 'ev-f';
    await lake.client.action({
      actionType: 'sanity.action.document.delete',
      publishedId,
      includeDrafts: [draftId],
    });
    expect((await types('ev-f'))[0]).toBe('deleteDocumentGroup');
    expect((await types('drafts.ev-f'))[0]).toBe('deleteDocumentGroup');
  });

  it('a document without a draft was deleted', async () => {
    const publishedId = 'ev-j';
    const ids = await given(lake.client, publishedId, { draft: {} });
    await publish(lake.client, ids);
    const actionType = 'sanity.action.document.delete';
    await lake.client.action({ actionType, publishedId, includeDrafts: [] });
    expect(await types(publishedId)).toEqual(['deleteDocumentGroup', 'publishDocumentVersion']);
    expect((await types('drafts.ev-j'))[0]).toBe('deleteDocumentGroup');
  });

  it('a document was unpublished beside its draft, which stays', async () => {
    const ids = await given(lake.client, 'ev-k', { published: {}, draft: {} });
    await lake.client.action({ actionType: 'sanity.action.document.unpublish', ...ids });
    expect((await types('ev-k'))[0]).toBe('unpublishDocument');
  });

  it('a published document was written directly', async () => {
    await lake.client.create({ _id: 'ev-g', _type: 'acted' });
    await lake.client.patch('ev-g').set({ title: 'T' }).commit();
    expect(await types('ev-g')).toEqual(['updateLiveDocument', 'createLiveDocument']);
    expect(await types('drafts.ev-g')).toEqual([]);
  });

  it('a version of a release has the name of the release', async () => {
    await lake.client.create({ _id: 'versions.r1.ev-h', _type: 'acted' });
    expect((await feed('versions.r1.ev-h')).events).toMatchObject([
      { type: 'createDocumentVersion', documentId: 'ev-h', versionId: 'versions.r1.ev-h', releaseId: 'r1' },
    ]);
  });

  it('are paged', async () => {
    const ids = pair('ev-i');
    for (let round = 0; round < 3; round += 1) {
      await given(lake.client, 'ev-i', { draft: { round } });
      await publish(lake.client, ids);
    }
    const all = await feed('drafts.ev-i');
    const first = await feed('drafts.ev-i', '?limit=4');
    const second = await feed('drafts.ev-i', `?limit=4&nextCursor=${first.nextCursor}`);
    expect(all.events).toHaveLength(6);
    expect([...first.events, ...second.events]).toEqual(all.events);
    expect(second.nextCursor).toBe('');
  });

  it('are empty for a document that never existed, and refused without the token', async () => {
    expect((await feed('ev-nobody')).events).toEqual([]);
    const uri = '/data/history/production/events/documents/ev-a';
    expect((await caught(lake.anonymous.request({ uri }))).statusCode).toBe(401);
    expect((await caught(lake.client.request({ uri: `${uri}?limit=none` }))).statusCode).toBe(400);
  });
});
