import { describe, expect, it } from 'vitest';
import { edit, given, type IdPair, publish, states } from './acting';
import { caught, lakeOfFile } from './connect';

const lake = lakeOfFile();

const _type = 'acted';

describe('publish', () => {
  it('replaces the published document by the draft and preserves _createdAt', async () => {
    const ids = await given(lake.client, 'publish-a', { published: { title: 'old', gone: 1 } });
    const { _createdAt } = (await states(lake.client, 'publish-a')).published ?? {};
    await edit(lake.client, ids, { title: 'new' });
    const { transactionId } = await publish(lake.client, ids);
    const { published, draft } = await states(lake.client, 'publish-a');
    expect(published).toMatchObject({ title: 'new', gone: 1, _createdAt, _rev: transactionId });
    expect(draft).toBeNull();
  });

  it('of a new draft creates the published document', async () => {
    const ids = await given(lake.client, 'publish-b', { draft: { title: 'first' } });
    const { _createdAt } = (await states(lake.client, 'publish-b')).draft ?? {};
    await publish(lake.client, ids);
    expect((await states(lake.client, 'publish-b')).published).toMatchObject({ title: 'first', _createdAt });
  });

  it('removes fields that the draft does not have', async () => {
    const ids = await given(lake.client, 'publish-c', { published: { a: 1, b: 2 }, draft: { a: 1 } });
    await publish(lake.client, ids);
    expect((await states(lake.client, 'publish-c')).published).not.toHaveProperty('b');
  });

  it('without a draft is a 404', async () => {
    const ids = await given(lake.client, 'publish-d', { published: {} });
    expect((await caught(publish(lake.client, ids))).statusCode).toBe(404);
  });

  it.each(['ifDraftRevisionId', 'ifPublishedRevisionId'])('with an outdated %s is a 409', async (guard) => {
    const ids = await given(lake.client, `publish-${guard}`, {
      published: { title: 'P' },
      draft: { title: 'D' },
    });
    const error = await caught(publish(lake.client, ids, { [guard]: 'an-older-revision' }));
    expect(error.statusCode).toBe(409);
    expect(error.details.items[0].error.description).toContain('an-older-revision');
    const { published, draft } = await states(lake.client, `publish-${guard}`);
    expect([published?.title, draft?.title]).toEqual(['P', 'D']);
  });

  it('with the current revisions succeeds', async () => {
    const ids = await given(lake.client, 'publish-e', { published: { title: 'P' }, draft: { title: 'D' } });
    const { published, draft } = await states(lake.client, 'publish-e');
    await publish(lake.client, ids, {
      ifDraftRevisionId: draft?._rev,
      ifPublishedRevisionId: published?._rev,
    });
    expect((await states(lake.client, 'publish-e')).published?.title).toBe('D');
  });

  it('strengthens references with _strengthenOnPublish', async () => {
    await given(lake.client, 'publish-target', { published: {} });
    const waiting = { _type: 'reference', _ref: 'publish-target', _weak: true };
    const ids = await given(lake.client, 'publish-f', {
      draft: {
        strong: { ...waiting, _strengthenOnPublish: { type: 'acted' } },
        weak: { ...waiting, _strengthenOnPublish: { type: 'acted', weak: true } },
        plain: waiting,
      },
    });
    await publish(lake.client, ids);
    expect((await states(lake.client, 'publish-f')).published).toMatchObject({
      strong: { _type: 'reference', _ref: 'publish-target' },
      weak: waiting,
      plain: waiting,
    });
    expect((await states(lake.client, 'publish-f')).published?.strong).not.toHaveProperty('_weak');
    expect((await states(lake.client, 'publish-f')).published?.strong).not.toHaveProperty(
      '_strengthenOnPublish',
    );
  });

  it('of a strong reference without a target is refused, and the draft remains', async () => {
    const _strengthenOnPublish = { type: 'acted' };
    const link = { _type: 'reference', _ref: 'publish-nobody', _weak: true, _strengthenOnPublish };
    const ids = await given(lake.client, 'publish-g', { draft: { link } });
    const error = await caught(publish(lake.client, ids));
    expect(error.statusCode).toBe(409);
    expect(error.details.type).toBe('actionError');
    expect((await states(lake.client, 'publish-g')).draft).not.toBeNull();
  });
});

describe('unpublish', () => {
  const unpublish = (ids: IdPair) =>
    lake.client.action({ actionType: 'sanity.action.document.unpublish', ...ids });

  it('turns the published document into a draft', async () => {
    const ids = await given(lake.client, 'unpublish-a', { published: { title: 'T' } });
    const { _createdAt } = (await states(lake.client, 'unpublish-a')).published ?? {};
    await unpublish(ids);
    const { published, draft } = await states(lake.client, 'unpublish-a');
    expect(published).toBeNull();
    expect(draft).toMatchObject({ title: 'T', _createdAt });
  });

  it('does not change an existing draft', async () => {
    const ids = await given(lake.client, 'unpublish-b', { published: { title: 'P' }, draft: { title: 'D' } });
    await unpublish(ids);
    const { published, draft } = await states(lake.client, 'unpublish-b');
    expect(published).toBeNull();
    expect(draft?.title).toBe('D');
  });

  it('of a document with references to it is a 409', async () => {
    const ids = await given(lake.client, 'unpublish-c', { published: {} });
    await given(lake.client, 'unpublish-source', {
      published: { link: { _type: 'reference', _ref: 'unpublish-c' } },
    });
    const error = await caught(unpublish(ids));
    expect(error.statusCode).toBe(409);
    expect(error.details.items[0].error.type).toBe('documentHasExistingReferencesError');
    expect((await states(lake.client, 'unpublish-c')).published).not.toBeNull();
  });

  it('of an unpublished document is a 404', async () => {
    const ids = await given(lake.client, 'unpublish-d', { draft: {} });
    expect((await caught(unpublish(ids))).statusCode).toBe(404);
  });
});

describe('discard and delete', () => {
  it('discard deletes the draft and not the published document', async () => {
    const { draftId } = await given(lake.client, 'discard-a', {
      published: { title: 'P' },
      draft: { title: 'D' },
    });
    await lake.client.action({ actionType: 'sanity.action.document.discard', draftId });
    const { published, draft } = await states(lake.client, 'discard-a');
    expect(published?.title).toBe('P');
    expect(draft).toBeNull();
  });

  it('discard of a missing draft is a 404', async () => {
    const discard = lake.client.action({
      actionType: 'sanity.action.document.discard',
      draftId: 'drafts.nobody',
    });
    expect((await caught(discard)).statusCode).toBe(404);
  });

  it('version.discard deletes a version or draft', async () => {
    const { draftId } = await given(lake.client, 'discard-b', { draft: {} });
    await lake.client.createOrReplace({ _id: 'versions.r1.discard-b', _type });
    for (const versionId of [draftId, 'versions.r1.discard-b']) {
      await lake.client.action({ actionType: 'sanity.action.document.version.discard', versionId });
      expect(await lake.client.getDocument(versionId)).toBeFalsy();
    }
  });

  it('delete also deletes the drafts in includeDrafts', async () => {
    const { draftId } = await given(lake.client, 'delete-a', { published: {}, draft: {} });
    await lake.client.action({
      actionType: 'sanity.action.document.delete',
      publishedId: 'delete-a',
      includeDrafts: [draftId],
    });
    expect(await states(lake.client, 'delete-a')).toEqual({ published: null, draft: null });
  });

  it('delete is refused when a draft is not in includeDrafts', async () => {
    await given(lake.client, 'delete-b', { published: {}, draft: {} });
    const error = await caught(
      lake.client.action({
        actionType: 'sanity.action.document.delete',
        publishedId: 'delete-b',
        includeDrafts: [],
      }),
    );
    expect(error.statusCode).toBe(409);
    expect(error.message).toContain('drafts.delete-b');
    expect((await states(lake.client, 'delete-b')).published).not.toBeNull();
  });

  it('delete of a document with references to it is a 409 naming one of them', async () => {
    await given(lake.client, 'delete-c', { published: {} });
    await given(lake.client, 'delete-source', {
      published: { link: { _type: 'reference', _ref: 'delete-c' } },
    });
    const error = await caught(
      lake.client.action({
        actionType: 'sanity.action.document.delete',
        publishedId: 'delete-c',
        includeDrafts: [],
      }),
    );
    expect(error.statusCode).toBe(409);
    expect(error.message).toContain('delete-source');
  });
});
