import type { PatchOperations } from '@sanity/client';
import { describe, expect, it } from 'vitest';
import { caught, lakeOfFile } from './connect';

const lake = lakeOfFile();
let counter = 0;

const _type = 'patched';

/** Creates a separate document for each test. */
async function given(fields: Record<string, unknown>): Promise<string> {
  counter += 1;
  const { _id } = await lake.client.createOrReplace({ ...fields, _id: `patched-${counter}`, _type });
  return _id;
}

const items = [
  { _key: 'a', n: 1 },
  { _key: 'b', n: 2 },
  { _key: 'c', n: 3 },
];
const child = { _key: 's2', text: 'other' };
const dogs = '@@ -1,13 +1,12 @@\n The \n-rabid\n+nice\n  dog\n';

describe('patch', () => {
  it.each<[what: string, before: object, patch: PatchOperations, after: object]>([
    [
      'set changes fields at any depth and creates missing objects',
      { title: 'a', seo: { title: 'b' } },
      { set: { title: 'x', 'seo.title': 'y', 'card.image.alt': 'z' } },
      { title: 'x', seo: { title: 'y' }, card: { image: { alt: 'z' } } },
    ],
    [
      'setIfMissing only sets what is missing',
      { title: 'a' },
      { setIfMissing: { title: 'x', subtitle: 'y' } },
      { title: 'a', subtitle: 'y' },
    ],
    [
      'unset removes fields and array items, by index, key and condition',
      { title: 'a', items, list: [1, 2, 3] },
      { unset: ['title', 'items[_key=="a"]', 'items[n > 2]', 'list[0]'] },
      { items: [items[1]], list: [2, 3] },
    ],
    [
      'inc and dec change numbers',
      { visits: 5, stock: { left: 10 } },
      { inc: { visits: 2 }, dec: { 'stock.left': 3 } },
      { visits: 7, stock: { left: 7 } },
    ],
    [
      'diffMatchPatch changes a part of a text',
      { text: 'The rabid dog' },
      { diffMatchPatch: { text: dogs } },
      { text: 'The nice dog' },
    ],
    [
      'a path by key addresses items of nested arrays',
      { body: [{ _key: 'a1', children: [{ _key: 's1', text: 'old' }, child] }] },
      { set: { 'body[_key=="a1"].children[_key=="s1"].text': 'new' } },
      { body: [{ _key: 'a1', children: [{ _key: 's1', text: 'new' }, child] }] },
    ],
  ])('%s', async (_what, before, operations, after) => {
    const id = await given({ ...before });
    const patched = await lake.client.patch(id, operations).commit();
    const { _id, _type: type, _rev, _createdAt, _updatedAt, ...fields } = patched;
    expect(fields).toEqual(after);
    expect(await lake.client.getDocument(id)).toEqual(patched);
  });

  it('insert adds items before, after or instead of others', async () => {
    const id = await given({ list: ['a', 'b', 'c'] });
    await lake.client
      .transaction()
      .patch(id, { insert: { before: 'list[0]', items: ['start'] } })
      .patch(id, { insert: { after: 'list[-1]', items: ['end'] } })
      .patch(id, { insert: { replace: 'list[2]', items: ['B', 'BB'] } })
      .commit();
    expect((await lake.client.getDocument(id))?.list).toEqual(['start', 'a', 'B', 'BB', 'c', 'end']);
  });

  it('append, prepend and splice change arrays', async () => {
    const id = await given({ list: ['a'] });
    await lake.client.patch(id).append('list', ['z']).commit();
    await lake.client.patch(id).prepend('list', ['0']).commit();
    expect((await lake.client.getDocument(id))?.list).toEqual(['0', 'a', 'z']);
    await lake.client.patch(id).splice('list', 0, 2, ['b']).commit();
    expect((await lake.client.getDocument(id))?.list).toEqual(['b', 'z']);
  });

  it('sets _rev and _updatedAt, and preserves _createdAt', async () => {
    const id = await given({ title: 'a' });
    const before = await lake.client.getDocument(id);
    const after = await lake.client.patch(id).set({ title: 'b', _createdAt: undefined }).commit();
    expect(after._rev).not.toBe(before?._rev);
    expect(after._createdAt).toBe(before?._createdAt);
    expect(Date.parse(after._updatedAt)).toBeGreaterThanOrEqual(Date.parse(before?._updatedAt ?? ''));
  });

  it('may set _createdAt to a date, as the hosted lake allows, and to nothing else', async () => {
    const id = await given({ title: 'a' });
    const created = '2020-01-02T03:04:05Z';
    for (const _createdAt of [created, 'yesterday', 5]) {
      const after = await lake.client.patch(id).set({ _createdAt }).commit();
      expect(after._createdAt).toBe(created);
    }
  });

  it('by query changes every selected document', async () => {
    const ids = [await given({ group: 'q' }), await given({ group: 'q' })];
    const selection = { query: '*[_type == "patched" && group == $g]', params: { g: 'q' } };
    await lake.client.patch(selection).set({ seen: true }).commit({ returnDocuments: false });
    expect(await lake.client.fetch('*[_id in $ids].seen', { ids })).toEqual([true, true]);
  });
});

describe('an invalid patch', () => {
  it('of a document that does not exist is a 404 naming it', async () => {
    const error = await caught(lake.client.patch('patched-nobody').set({ a: 1 }).commit());
    expect(error.statusCode).toBe(404);
    expect(error.message).toContain('The document with the ID "patched-nobody" was not found');
    expect(error.details.items[0].error.type).toBe('documentNotFoundError');
  });

  it('with an outdated revision is a 409 naming both revisions', async () => {
    const id = await given({ title: 'a' });
    const { _rev } = (await lake.client.getDocument(id)) ?? {};
    const error = await caught(lake.client.patch(id).ifRevisionId('another').set({ title: 'b' }).commit());
    expect(error.statusCode).toBe(409);
    expect(error.details.items[0].error).toMatchObject({
      type: 'documentRevisionIDDoesNotMatchError',
      currentRevisionID: _rev,
      expectedRevisionID: 'another',
    });
    expect((await lake.client.getDocument(id))?.title).toBe('a');
  });

  it('of `_type` or `_id` is refused: they are immutable', async () => {
    const id = await given({});
    for (const fields of [{ _type: 'other' }, { _id: 'other' }]) {
      const error = await caught(lake.client.patch(id).set(fields).commit());
      expect(error.statusCode).toBeGreaterThanOrEqual(400);
      expect(error.statusCode).toBeLessThan(500);
      expect(error.message).toMatch(/immutable/i);
    }
  });

  it('with an invalid path is a 400', async () => {
    const id = await given({ title: 'a', list: [1] });
    for (const path of ['[[[', 'list[4000000000]', 'list[_key==', '..', '']) {
      const error = await caught(lake.client.patch(id, { set: { [path]: 1 } }).commit());
      expect(error.statusCode).toBe(400);
      expect(error.details.items[0].error.description).toContain(id);
    }
    expect((await lake.client.getDocument(id))?.title).toBe('a');
  });
});
