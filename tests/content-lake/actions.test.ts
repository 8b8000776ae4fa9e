import { describe, expect, it } from 'vitest';
import { editorsOf, pair, type States } from './acting';
import { caught, isLocal, lakeOfFile } from './connect';
import { rawRequest } from './raw-request';

const lake = lakeOfFile();
const { act, edit, given, states } = editorsOf(lake);

const _type = 'acted';
const nobody = { actionType: 'sanity.action.document.discard' as const, draftId: 'drafts.nobody' };

describe('a request', () => {
  const step = (id: string, patch: object) => ({
    actionType: 'sanity.action.document.edit' as const,
    ...pair(id),
    patch,
  });

  it('with several actions runs all of them or none', async () => {
    await given('many-a', { draft: { count: 0 } });
    const increase = step('many-a', { inc: { count: 1 } });
    const { transactionId } = await lake.client.action([increase, increase]);
    expect((await states('many-a')).draft).toMatchObject({ count: 2, _rev: transactionId });
    const error = await caught(lake.client.action([increase, nobody]));
    expect(error.details.items[0].index).toBe(1);
    expect((await states('many-a')).draft?.count).toBe(2);
  });

  it('with dryRun validates everything and changes nothing', async () => {
    await given('many-c', { draft: { title: 'before' } });
    await lake.client.action(step('many-c', { set: { title: 'after' } }), { dryRun: true });
    expect((await states('many-c')).draft?.title).toBe('before');
    expect((await caught(lake.client.action(nobody, { dryRun: true }))).statusCode).toBe(404);
  });

  it('without a token is a 403', async () => {
    const { draftId } = await given('many-d', { draft: {} });
    expect((await caught(lake.anonymous.action({ ...nobody, draftId }))).statusCode).toBe(403);
    expect((await states('many-d')).draft).not.toBeNull();
  });

  it.runIf(isLocal).each([
    [400, {}],
    [400, { actions: [] }],
    [400, { actions: 'edit' }],
    [400, { actions: [{ actionType: 'sanity.action.document.edit' }] }],
    [400, { actions: [{ ...nobody, draftId: 'published' }] }],
    [400, { actions: [{ actionType: 'sanity.action.document.publish', ...pair('drafts.a') }] }],
    [400, { actions: [nobody], transactionId: '/' }],
    [501, { actions: [{ actionType: 'sanity.action.release.create', releaseId: 'r' }] }],
    [501, { actions: [{ actionType: 'sanity.action.document.version.create' }] }],
  ])('that makes no sense is a %i: %j', async (status, body) => {
    const headers = { authorization: `Bearer ${lake.token}`, 'content-type': 'application/json' };
    const path = '/v2025-02-19/data/actions/production';
    const answer = await rawRequest(lake.url, path, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(answer.status).toBe(status);
  });
});

describe('a refused action changes nothing', () => {
  const both = { published: { title: 'P' }, draft: { title: 'D' } };
  const waiting = { _weak: true, _strengthenOnPublish: { type: 'acted' } };
  const dangling = { link: { _type: 'reference', _ref: 'refused-nobody', ...waiting } };

  it.each<[status: number, what: string, name: string, before: States, fields?: object, named?: string]>([
    [409, 'creating an existing draft', 'create', { draft: {} }],
    [409, 'creating the draft of a published document', 'create', { published: {} }],
    [404, 'editing a missing document', 'edit', {}, {}, 'refused-'],
    [404, 'replacing the draft of a missing document', 'replaceDraft', {}],
    [404, 'publishing without a draft', 'publish', { published: {} }],
    [409, 'publishing an outdated draft', 'publish', both, { ifDraftRevisionId: 'older' }, 'older'],
    [409, 'publishing over a newer one', 'publish', both, { ifPublishedRevisionId: 'older' }, 'older'],
    [409, 'publishing a reference to nothing', 'publish', { draft: dangling }],
    [404, 'unpublishing what is not published', 'unpublish', { draft: {} }],
    [404, 'discarding a missing draft', 'discard', {}],
    [409, 'deleting without its draft', 'delete', both, {}, 'drafts.refused-'],
  ])('%i: %s', async (status, what, name, before, fields = {}, named = '') => {
    const id = `refused-${what.replaceAll(' ', '-')}`;
    const { publishedId, draftId } = await given(id, before);
    const attributes = { _id: draftId, _type, title: 'new' };
    const all: Readonly<Record<string, object>> = {
      create: { publishedId, attributes, ifExists: 'fail' },
      edit: { publishedId, draftId, patch: { set: { title: 'new' } } },
      replaceDraft: { publishedId, attributes },
      discard: { draftId },
      delete: { publishedId, includeDrafts: [] },
    };
    const old = await states(id);
    const error = await caught(act(name, { ...(all[name] ?? { publishedId, draftId }), ...fields }));
    expect(error.statusCode).toBe(status);
    expect(error.details.type).toBe('actionError');
    expect(error.message).toContain(named);
    expect(await states(id)).toEqual(old);
  });
});

describe('create', () => {
  it('creates a draft and returns the transaction id', async () => {
    const attributes = { _id: 'drafts.create-a', _type, title: 'A' };
    const { transactionId } = await act('create', { publishedId: 'create-a', attributes, ifExists: 'fail' });
    const { published, draft } = await states('create-a');
    expect(draft).toMatchObject({ _id: 'drafts.create-a', title: 'A', _rev: transactionId });
    expect(published).toBeNull();
  });

  it('of an existing draft changes nothing with ifExists: ignore', async () => {
    const { publishedId, draftId } = await given('create-b', { draft: { title: 'before' } });
    const attributes = { _id: draftId, _type, title: 'after' };
    await act('create', { publishedId, attributes, ifExists: 'ignore' });
    expect((await states('create-b')).draft?.title).toBe('before');
  });
});

describe('edit', () => {
  it('of a published document creates its draft as a copy', async () => {
    const ids = await given('edit-a', { published: { title: 'T', body: [{ _key: 'k', text: 'x' }] } });
    await edit(ids, { 'body[_key=="k"].text': 'y' });
    const { published, draft } = await states('edit-a');
    expect(published).toMatchObject({ body: [{ text: 'x' }] });
    expect(draft).toMatchObject({ title: 'T', body: [{ _key: 'k', text: 'y' }] });
    expect(draft?._createdAt).toBe(published?._createdAt);
    expect(draft?._rev).not.toBe(published?._rev);
  });

  it('of a draft changes the draft', async () => {
    const ids = await given('edit-b', { published: { title: 'P' }, draft: { title: 'D' } });
    await edit(ids, { title: 'E' });
    const { published, draft } = await states('edit-b');
    expect([published?.title, draft?.title]).toEqual(['P', 'E']);
  });

  it('with an empty patch creates the draft unchanged', async () => {
    const ids = await given('edit-c', { published: { title: 'T' } });
    await act('edit', { ...ids, patch: { unset: ['_empty_action_guard_pseudo_field_'] } });
    const { published, draft } = await states('edit-c');
    const { _id, _rev, _updatedAt, ...fields } = draft ?? {};
    expect(fields).toEqual({ _type, title: 'T', _createdAt: published?._createdAt });
  });

  it('accepts the patches that the Studio sends', async () => {
    const ids = await given('edit-d', { draft: { text: 'one two', list: ['a'], count: 1 } });
    const patch = {
      diffMatchPatch: { text: '@@ -1,7 +1,9 @@\n one \n-two\n+three\n' },
      setIfMissing: { extra: { _type: 'object' } },
      insert: { after: 'list[-1]', items: ['b'] },
      inc: { count: 2 },
    };
    await act('edit', { ...ids, patch });
    const expected = { text: 'one three', list: ['a', 'b'], count: 3, extra: { _type: 'object' } };
    expect((await states('edit-d')).draft).toMatchObject(expected);
  });

  it('by many clients concurrently creates one draft and loses no change', async () => {
    const ids = await given('edit-e', { published: { log: [] } });
    const items = Array.from({ length: 20 }, (_, at) => at);
    const append = (item: number) => ({ insert: { after: 'log[-1]', items: [item] } });
    await Promise.all(items.map((item) => act('edit', { ...ids, patch: append(item) })));
    const { published, draft } = await states('edit-e');
    const log: number[] = draft?.log;
    expect([...log].sort((a, b) => a - b)).toEqual(items);
    expect(published?.log).toEqual([]);
  });
});

describe('replaceDraft', () => {
  it('replaces the draft, as restoring a revision does', async () => {
    await given('replace-a', { published: { title: 'P' }, draft: { title: 'D', extra: 1 } });
    const attributes = { _id: 'drafts.replace-a', _type, title: 'restored' };
    await act('replaceDraft', { publishedId: 'replace-a', attributes });
    const { published, draft } = await states('replace-a');
    expect([published?.title, draft?.title]).toEqual(['P', 'restored']);
    expect(draft).not.toHaveProperty('extra');
  });

  it('may follow the creation of its document in one request', async () => {
    const fields = {
      publishedId: 'replace-b',
      attributes: { _id: 'drafts.replace-b', _type, title: 'restored' },
    };
    await lake.client.action([
      { actionType: 'sanity.action.document.create', ifExists: 'fail', ...fields },
      { actionType: 'sanity.action.document.replaceDraft', ...fields },
    ]);
    expect((await states('replace-b')).draft?.title).toBe('restored');
  });
});
