import { describe, expect, it } from 'vitest';
import { edit, given, states } from './acting';
import { caught, lakeOfFile } from './connect';

const lake = lakeOfFile();

const _type = 'acted';

describe('create', () => {
  it('creates a draft and returns the transaction id', async () => {
    const { transactionId } = await lake.client.action({
      actionType: 'sanity.action.document.create',
      publishedId: 'create-a',
      attributes: { _id: 'drafts.create-a', _type, title: 'A' },
      ifExists: 'fail',
    });
    const { published, draft } = await states(lake.client, 'create-a');
    expect(draft).toMatchObject({ _id: 'drafts.create-a', title: 'A', _rev: transactionId });
    expect(published).toBeNull();
  });

  it('of an existing draft is a 409, or changes nothing with ifExists: ignore', async () => {
    await given(lake.client, 'create-b', { draft: { title: 'before' } });
    const action = {
      actionType: 'sanity.action.document.create' as const,
      publishedId: 'create-b',
      attributes: { _id: 'drafts.create-b', _type, title: 'after' },
    };
    const error = await caught(lake.client.action({ ...action, ifExists: 'fail' }));
    expect(error.statusCode).toBe(409);
    expect(error.details.type).toBe('actionError');
    await lake.client.action({ ...action, ifExists: 'ignore' });
    expect((await states(lake.client, 'create-b')).draft?.title).toBe('before');
  });

  it('for a published document is refused', async () => {
    await given(lake.client, 'create-c', { published: {} });
    const attributes = { _id: 'drafts.create-c', _type };
    const error = await caught(
      lake.client.action({
        actionType: 'sanity.action.document.create',
        publishedId: 'create-c',
        attributes,
        ifExists: 'fail',
      }),
    );
    expect(error.statusCode).toBe(409);
  });
});

describe('edit', () => {
  it('of a published document creates its draft as a copy', async () => {
    const ids = await given(lake.client, 'edit-a', {
      published: { title: 'T', body: [{ _key: 'k', text: 'x' }] },
    });
    await edit(lake.client, ids, { 'body[_key=="k"].text': 'y' });
    const { published, draft } = await states(lake.client, 'edit-a');
    expect(published).toMatchObject({ body: [{ text: 'x' }] });
    expect(draft).toMatchObject({ title: 'T', body: [{ _key: 'k', text: 'y' }] });
    expect(draft?._createdAt).toBe(published?._createdAt);
    expect(draft?._rev).not.toBe(published?._rev);
  });

  it('of a draft changes the draft', async () => {
    const ids = await given(lake.client, 'edit-b', { published: { title: 'P' }, draft: { title: 'D' } });
    await edit(lake.client, ids, { title: 'E' });
    const { published, draft } = await states(lake.client, 'edit-b');
    expect([published?.title, draft?.title]).toEqual(['P', 'E']);
  });

  it('of a missing document is a 404', async () => {
    const error = await caught(
      edit(lake.client, { publishedId: 'edit-none', draftId: 'drafts.edit-none' }, { a: 1 }),
    );
    expect(error.statusCode).toBe(404);
    expect(error.message).toContain('edit-none');
  });

  it('with an empty patch creates the draft unchanged', async () => {
    const ids = await given(lake.client, 'edit-c', { published: { title: 'T' } });
    const patch = { unset: ['_empty_action_guard_pseudo_field_'] };
    await lake.client.action({ actionType: 'sanity.action.document.edit', ...ids, patch });
    const { _id, _rev, _updatedAt, ...draft } = (await states(lake.client, 'edit-c')).draft ?? {};
    expect(draft).toEqual({
      _type,
      title: 'T',
      _createdAt: (await states(lake.client, 'edit-c')).published?._createdAt,
    });
  });

  it('accepts the patches that the Studio sends', async () => {
    const ids = await given(lake.client, 'edit-d', { draft: { text: 'one two', list: ['a'], count: 1 } });
    const patch = {
      diffMatchPatch: { text: '@@ -1,7 +1,9 @@\n one \n-two\n+three\n' },
      setIfMissing: { extra: { _type: 'object' } },
      insert: { after: 'list[-1]', items: ['b'] },
      inc: { count: 2 },
    };
    await lake.client.action({ actionType: 'sanity.action.document.edit', ...ids, patch });
    expect((await states(lake.client, 'edit-d')).draft).toMatchObject({
      text: 'one three',
      list: ['a', 'b'],
      count: 3,
      extra: { _type: 'object' },
    });
  });

  it('by many clients concurrently creates one draft and loses no change', async () => {
    const ids = await given(lake.client, 'edit-e', { published: { log: [] } });
    const append = (item: number) => ({ insert: { after: 'log[-1]', items: [item] } });
    const calls = Array.from({ length: 20 }, (_, at) =>
      lake.client.action({
        actionType: 'sanity.action.document.edit',
        ...ids,
        patch: append(at),
      }),
    );
    await Promise.all(calls);
    const { published, draft } = await states(lake.client, 'edit-e');
    const log: number[] = draft?.log;
    expect([...log].sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, at) => at));
    expect(published?.log).toEqual([]);
  });
});

describe('replaceDraft', () => {
  it('replaces the draft, as restoring a revision does', async () => {
    await given(lake.client, 'replace-a', { published: { title: 'P' }, draft: { title: 'D', extra: 1 } });
    await lake.client.action({
      actionType: 'sanity.action.document.replaceDraft',
      publishedId: 'replace-a',
      attributes: { _id: 'drafts.replace-a', _type, title: 'restored' },
    });
    const { published, draft } = await states(lake.client, 'replace-a');
    expect([published?.title, draft?.title]).toEqual(['P', 'restored']);
    expect(draft).not.toHaveProperty('extra');
  });

  it('of a missing document is a 404, unless the same request creates it', async () => {
    const attributes = { _id: 'drafts.replace-b', _type, title: 'restored' };
    const publishedId = 'replace-b';
    const replace = { actionType: 'sanity.action.document.replaceDraft' as const, publishedId, attributes };
    expect((await caught(lake.client.action(replace))).statusCode).toBe(404);
    const create = {
      actionType: 'sanity.action.document.create' as const,
      publishedId,
      attributes,
      ifExists: 'fail' as const,
    };
    await lake.client.action([create, replace]);
    expect((await states(lake.client, 'replace-b')).draft?.title).toBe('restored');
  });
});
