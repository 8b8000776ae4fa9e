import { beforeAll, describe, expect, it } from 'vitest';
import { caught, lakeOfFile } from './connect';

const lake = lakeOfFile();

const _type = 'linked';

const to = (_ref: string, more: Record<string, unknown> = {}) => ({ _type: 'reference', _ref, ...more });

beforeAll(async () => {
  await lake.client.createOrReplace({ _id: 'ref-target', _type });
  await lake.client.createOrReplace({ _id: 'ref-holder', _type, link: to('ref-target') });
});

describe('strong references', () => {
  it('to a missing document are a 409 naming both', async () => {
    const error = await caught(lake.client.create({ _id: 'ref-lost', _type, link: to('ref-nobody') }));
    expect(error.statusCode).toBe(409);
    expect(error.message).toContain('Document "ref-lost" references non-existent document "ref-nobody"');
    expect(error.details.items[0].error.type).toBe('documentReferenceDoesNotExistError');
    expect(await lake.client.getDocument('ref-lost')).toBeUndefined();
  });

  it.each<[what: string, fields: Record<string, unknown>]>([
    ['deep in a document', { rows: [{ _key: 'a', cells: [{ _key: 'b', link: to('ref-nobody') }] }] }],
    ['of a draft', { _id: 'drafts.ref-x', link: to('ref-nobody') }],
    ['to a document that has a draft only', { link: to('ref-unpublished') }],
  ])('%s are checked, too', async (_what, fields) => {
    await lake.client.createIfNotExists({ _id: 'drafts.ref-unpublished', _type });
    expect((await caught(lake.client.create({ _type, ...fields }))).statusCode).toBe(409);
  });

  it('may be created with their target in one transaction, in any order', async () => {
    await lake.client
      .transaction()
      .create({ _id: 'ref-pair-1', _type, link: to('ref-pair-2') })
      .create({ _id: 'ref-pair-2', _type, link: to('ref-pair-1') })
      .commit();
    expect(await lake.client.fetch('*[_id == "ref-pair-1"][0].link->link->_id')).toBe('ref-pair-1');
  });

  it('prevent the deletion of their target, and the error names the referring document', async () => {
    const error = await caught(lake.client.delete('ref-target'));
    expect(error.statusCode).toBe(409);
    expect(error.message).toContain(
      'Document "ref-target" cannot be deleted as there are references to it from "ref-holder"',
    );
    expect(error.details.items[0].error).toMatchObject({
      type: 'documentHasExistingReferencesError',
      id: 'ref-target',
      referencingIDs: ['ref-holder'],
    });
    expect(await lake.client.getDocument('ref-target')).toBeDefined();
  });

  it('permit changes of their target', async () => {
    const changed = await lake.client.patch('ref-target').set({ title: 'changed' }).commit();
    expect(changed.title).toBe('changed');
  });

  it('permit it when the same transaction deletes the referring document or its reference', async () => {
    await lake.client.create({ _id: 'ref-t1', _type });
    await lake.client.create({ _id: 'ref-h1', _type, link: to('ref-t1') });
    await lake.client.create({ _id: 'ref-h2', _type, link: to('ref-t1') });
    await lake.client
      .transaction()
      .delete('ref-t1')
      .delete('ref-h1')
      .patch('ref-h2', (patch) => patch.unset(['link']))
      .commit();
    expect(await lake.client.getDocument('ref-t1')).toBeUndefined();
  });
});

describe('weak references', () => {
  const waiting = { _strengthenOnPublish: { type: 'linked' } };
  const foreign = { _type: 'crossDatasetReference', _dataset: 'other', _projectId: 'abc' };

  it.each<[what: string, fields: Record<string, unknown>]>([
    ['need no target', {}],
    ['with _strengthenOnPublish are weak until published', waiting],
    ['to another dataset are not checked', foreign],
  ])('%s', async (_what, fields) => {
    const link = to('ref-nobody', { _weak: true, ...fields });
    expect(await lake.client.create({ _type, link })).toMatchObject({ link });
  });

  it('do not prevent the deletion of their target', async () => {
    await lake.client.create({ _id: 'ref-t2', _type });
    await lake.client.create({ _type, link: to('ref-t2', { _weak: true }) });
    await lake.client.delete('ref-t2');
    expect(await lake.client.getDocument('ref-t2')).toBeUndefined();
  });

  it('cannot be made strong without a target', async () => {
    await lake.client.createOrReplace({ _id: 'ref-weak', _type, link: to('ref-nobody', { _weak: true }) });
    const error = await caught(lake.client.patch('ref-weak').unset(['link._weak']).commit());
    expect(error.statusCode).toBe(409);
  });
});

it('the type of a document can change only without strong references to it', async () => {
  await lake.client.create({ _id: 'ref-typed', _type });
  await lake.client.createOrReplace({ _id: 'ref-typed', _type: 'linkedOther' });
  await lake.client.create({ _id: 'ref-typed-holder', _type, link: to('ref-typed') });
  const error = await caught(lake.client.createOrReplace({ _id: 'ref-typed', _type }));
  expect(error.statusCode).toBe(409);
  await lake.client.transaction().delete('ref-typed-holder').delete('ref-typed').commit();
});
