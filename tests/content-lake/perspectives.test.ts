import type { IdentifiedSanityDocumentStub } from '@sanity/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { caught, lakeOfFile } from './connect';

const lake = lakeOfFile();

const documents: IdentifiedSanityDocumentStub[] = [
  { _id: 'view-both', _type: 'view', title: 'published', friend: { _type: 'reference', _ref: 'view-other' } },
  {
    _id: 'drafts.view-both',
    _type: 'view',
    title: 'draft',
    friend: { _type: 'reference', _ref: 'view-other' },
  },
  { _id: 'view-other', _type: 'view', title: 'other' },
  { _id: 'drafts.view-other', _type: 'view', title: 'other draft' },
  { _id: 'view-plain', _type: 'view', title: 'plain' },
  { _id: 'drafts.view-new', _type: 'view', title: 'new' },
  { _id: 'versions.rSpring.view-both', _type: 'view', title: 'spring' },
  { _id: 'secret.view-hidden', _type: 'view', title: 'hidden' },
];

const titles = '*[_type == "view"] | order(title asc).title';

beforeAll(async () => {
  const transaction = lake.client.transaction();
  for (const document of documents) transaction.createOrReplace(document);
  await transaction.commit({ visibility: 'sync' });
});

describe('perspectives', () => {
  it('raw returns every document with its stored id', async () => {
    const ids = await lake.client.fetch('*[_type == "view"]._id', {}, { perspective: 'raw' });
    expect([...ids].sort()).toEqual(documents.map(({ _id }) => _id).sort());
  });

  it('published returns no drafts or versions', async () => {
    const found = await lake.client.fetch(titles, {}, { perspective: 'published' });
    expect(found).toEqual(['hidden', 'other', 'plain', 'published']);
  });

  it('drafts overlays published documents with drafts, with the published id', async () => {
    const found = await lake.client.fetch(
      '*[_type == "view"] | order(_id asc){_id, _originalId, title}',
      {},
      { perspective: 'drafts' },
    );
    expect(found).toEqual([
      { _id: 'secret.view-hidden', _originalId: 'secret.view-hidden', title: 'hidden' },
      { _id: 'view-both', _originalId: 'drafts.view-both', title: 'draft' },
      { _id: 'view-new', _originalId: 'drafts.view-new', title: 'new' },
      { _id: 'view-other', _originalId: 'drafts.view-other', title: 'other draft' },
      { _id: 'view-plain', _originalId: 'view-plain', title: 'plain' },
    ]);
  });

  it('previewDrafts is the older name of drafts', async () => {
    const found = await lake.client.fetch(titles, {}, { perspective: 'previewDrafts' });
    expect(found).toEqual(await lake.client.fetch(titles, {}, { perspective: 'drafts' }));
  });

  it('a reference resolves to the draft in drafts, to the published document in published', async () => {
    const query = '*[_id == "view-both"][0].friend->title';
    expect(await lake.client.fetch(query, {}, { perspective: 'drafts' })).toBe('other draft');
    expect(await lake.client.fetch(query, {}, { perspective: 'published' })).toBe('other');
  });

  it('the first of several layers wins', async () => {
    const query = '*[_id in ["view-both", "view-other"]] | order(_id asc).title';
    const found = await lake.client.fetch(query, {}, { perspective: ['rSpring', 'drafts'] });
    expect(found).toEqual(['spring', 'other draft']);
    const springOnly = await lake.client.fetch(query, {}, { perspective: ['rSpring'] });
    expect(springOnly).toEqual(['spring', 'other']);
  });

  it('the default is published from API version 2025-02-19 on, raw before', async () => {
    const bare = { perspective: undefined };
    const recent = lake.client.withConfig({ ...bare, apiVersion: '2025-02-19' });
    const older = lake.client.withConfig({ ...bare, apiVersion: '2024-01-01' });
    expect(await recent.fetch('count(*[_type == "view"])')).toBe(4);
    expect(await older.fetch('count(*[_type == "view"])')).toBe(documents.length);
  });

  it('an invalid perspective is a 400', async () => {
    const options = { perspective: ['raw', 'drafts'] };
    const direct = lake.client.request({
      uri: `/data/query/${lake.dataset}`,
      query: { query: '1', ...options },
    });
    expect((await caught(direct)).statusCode).toBe(400);
  });
});

describe('without a token', () => {
  it('a query returns published documents only', async () => {
    expect(await lake.anonymous.fetch(titles)).toEqual(['other', 'plain', 'published']);
  });
});
