import { describe, expect, it } from 'vitest';
import { editorsOf } from './acting';
import { caught, isLocal, lakeOfFile } from './connect';

type HistoryEvent = {
  readonly type: string;
  readonly documentId: string;
  readonly versionId?: string;
  readonly versionRevisionId?: string;
  readonly revisionId?: string;
};

const lake = lakeOfFile();
const { act, edit, given, publish } = editorsOf(lake);

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

// The type of each change's event is tested beside the source.
describe.runIf(isLocal)('the events of a document, newest first', () => {
  it('a draft was created, edited without an event, and published', async () => {
    const ids = await given('ev-a', { draft: { title: 'one' } });
    const created = await revision(ids.draftId);
    const { transactionId: edited } = await edit(ids, { title: 'two' });
    const { transactionId: published } = await publish(ids);
    const { events, nextCursor } = await feed('drafts.ev-a');
    const version = { documentId: 'ev-a', versionId: 'drafts.ev-a' };
    expect(events).toMatchObject([
      {
        type: 'publishDocumentVersion',
        ...version,
        versionRevisionId: edited,
        revisionId: published,
        publishCause: 'document.publish',
        author: 'local',
      },
      { type: 'createDocumentVersion', ...version, versionRevisionId: created },
    ]);
    expect(nextCursor).toBe('');
    expect(await types('ev-a')).toEqual(['publishDocumentVersion']);
  });

  it('a new draft of a published document was created by its first edit, and discarded', async () => {
    const ids = await given('ev-c', { published: { title: 'P' } });
    const { transactionId } = await edit(ids, { title: 'D' });
    const created = { type: 'createDocumentVersion', versionRevisionId: transactionId };
    expect((await feed('drafts.ev-c')).events[0]).toMatchObject(created);
    await act('discard', { draftId: ids.draftId });
    expect((await feed('drafts.ev-c')).events[0]).toMatchObject({
      type: 'deleteDocumentVersion',
      versionId: 'drafts.ev-c',
      versionRevisionId: transactionId,
    });
  });

  it('a document was unpublished, which created its draft', async () => {
    const ids = await given('ev-e', { published: {} });
    await act('unpublish', ids);
    expect((await feed('ev-e')).events[0]).toMatchObject({
      type: 'unpublishDocument',
      versionId: 'drafts.ev-e',
      versionRevisionId: await revision(ids.draftId),
    });
    expect(await types('drafts.ev-e')).toEqual(['createDocumentVersion']);
  });

  it('a document without a draft was deleted', async () => {
    await publish(await given('ev-j', { draft: {} }));
    await act('delete', { publishedId: 'ev-j', includeDrafts: [] });
    expect(await types('ev-j')).toEqual(['deleteDocumentGroup', 'publishDocumentVersion']);
    expect((await types('drafts.ev-j'))[0]).toBe('deleteDocumentGroup');
  });

  it('a document was unpublished beside its draft, which stays', async () => {
    await act('unpublish', await given('ev-k', { published: {}, draft: {} }));
    expect((await types('ev-k'))[0]).toBe('unpublishDocument');
  });

  it('a version of a release has the name of the release', async () => {
    await lake.client.create({ _id: 'versions.r1.ev-h', _type: 'acted' });
    expect((await feed('versions.r1.ev-h')).events).toMatchObject([
      { type: 'createDocumentVersion', documentId: 'ev-h', versionId: 'versions.r1.ev-h', releaseId: 'r1' },
    ]);
  });

  it('are paged', async () => {
    for (let round = 0; round < 3; round += 1) await publish(await given('ev-i', { draft: { round } }));
    const all = await feed('drafts.ev-i');
    const first = await feed('drafts.ev-i', '?limit=4');
    const second = await feed('drafts.ev-i', `?limit=4&nextCursor=${first.nextCursor}`);
    expect(all.events).toHaveLength(6);
    expect([...first.events, ...second.events]).toEqual(all.events);
    expect(second.nextCursor).toBe('');
  });

  it('are empty for a document that never existed, and refused with an invalid limit', async () => {
    expect((await feed('ev-nobody')).events).toEqual([]);
    expect((await caught(feed('ev-a', '?limit=none'))).statusCode).toBe(400);
  });
});
