import { describe, expect, it } from 'vitest';
import { editorsOf } from './acting';
import { caught, lakeOfFile } from './connect';

const lake = lakeOfFile();
const { act, edit, given, publish, states } = editorsOf(lake);

const reference = (_ref: string) => ({ _type: 'reference', _ref });

describe('publish', () => {
  it('replaces the published document by the draft and preserves _createdAt', async () => {
    const ids = await given('publish-a', { published: { title: 'old', gone: 1 } });
    const { _createdAt } = (await states('publish-a')).published ?? {};
    await edit(ids, { title: 'new' });
    const { transactionId } = await publish(ids);
    const { published, draft } = await states('publish-a');
    expect(published).toMatchObject({ title: 'new', gone: 1, _createdAt, _rev: transactionId });
    expect(draft).toBeNull();
  });

  it('of a new draft creates the published document', async () => {
    const ids = await given('publish-b', { draft: { title: 'first' } });
    const { _createdAt } = (await states('publish-b')).draft ?? {};
    await publish(ids);
    expect((await states('publish-b')).published).toMatchObject({ title: 'first', _createdAt });
  });

  it('removes fields that the draft does not have', async () => {
    const ids = await given('publish-c', { published: { a: 1, b: 2 }, draft: { a: 1 } });
    await publish(ids);
    expect((await states('publish-c')).published).not.toHaveProperty('b');
  });

  it('with the current revisions succeeds', async () => {
    const ids = await given('publish-e', { published: { title: 'P' }, draft: { title: 'D' } });
    const { published, draft } = await states('publish-e');
    await publish(ids, { ifDraftRevisionId: draft?._rev, ifPublishedRevisionId: published?._rev });
    expect((await states('publish-e')).published?.title).toBe('D');
  });

  it('strengthens references with _strengthenOnPublish', async () => {
    await given('publish-target', { published: {} });
    const target = reference('publish-target');
    const waiting = { ...target, _weak: true };
    const strong = { ...waiting, _strengthenOnPublish: { type: 'acted' } };
    const weak = { ...waiting, _strengthenOnPublish: { type: 'acted', weak: true } };
    await publish(await given('publish-f', { draft: { strong, weak, plain: waiting } }));
    const { published } = await states('publish-f');
    expect(published).toMatchObject({ weak: waiting, plain: waiting });
    expect(published?.strong).toEqual(target);
  });
});

describe('unpublish', () => {
  it('turns the published document into a draft', async () => {
    const ids = await given('unpublish-a', { published: { title: 'T' } });
    const { _createdAt } = (await states('unpublish-a')).published ?? {};
    await act('unpublish', ids);
    const { published, draft } = await states('unpublish-a');
    expect(published).toBeNull();
    expect(draft).toMatchObject({ title: 'T', _createdAt });
  });

  it('does not change an existing draft', async () => {
    const ids = await given('unpublish-b', { published: { title: 'P' }, draft: { title: 'D' } });
    await act('unpublish', ids);
    expect(await states('unpublish-b')).toMatchObject({ published: null, draft: { title: 'D' } });
  });
});

describe('discard and delete', () => {
  it('discard deletes the draft and not the published document', async () => {
    const { draftId } = await given('discard-a', { published: { title: 'P' }, draft: { title: 'D' } });
    await act('discard', { draftId });
    expect(await states('discard-a')).toMatchObject({ published: { title: 'P' }, draft: null });
  });

  it('version.discard deletes a version or draft', async () => {
    const { draftId } = await given('discard-b', { draft: {} });
    await lake.client.createOrReplace({ _id: 'versions.r1.discard-b', _type: 'acted' });
    for (const versionId of [draftId, 'versions.r1.discard-b']) {
      await act('version.discard', { versionId });
      expect(await lake.client.getDocument(versionId)).toBeFalsy();
    }
  });

  it('delete also deletes the drafts in includeDrafts', async () => {
    const { draftId } = await given('delete-a', { published: {}, draft: {} });
    await act('delete', { publishedId: 'delete-a', includeDrafts: [draftId] });
    expect(await states('delete-a')).toEqual({ published: null, draft: null });
  });

  it.each(['unpublish', 'delete'])('%s of a document with references to it is a 409', async (name) => {
    const { publishedId, draftId } = await given(`${name}-c`, { published: {} });
    await given(`${name}-source`, { published: { link: reference(publishedId) } });
    const fields = name === 'delete' ? { includeDrafts: [] } : { draftId };
    const error = await caught(act(name, { publishedId, ...fields }));
    expect(error.statusCode).toBe(409);
    expect(error.message).toContain(`${name}-source`);
    expect(error.details.items[0].error.type).toBe('documentHasExistingReferencesError');
    expect((await states(publishedId)).published).not.toBeNull();
  });
});
