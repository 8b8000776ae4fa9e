import type { ClientPerspective, IdentifiedSanityDocumentStub } from '@sanity/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { caught, lakeOfFile } from './connect';

const lake = lakeOfFile();

const friend = { _type: 'reference', _ref: 'view-other' };
const documents: IdentifiedSanityDocumentStub[] = [
  { _id: 'view-both', _type: 'view', title: 'published', friend },
  { _id: 'drafts.view-both', _type: 'view', title: 'draft', friend },
  { _id: 'view-other', _type: 'view', title: 'other' },
  { _id: 'drafts.view-other', _type: 'view', title: 'other draft' },
  { _id: 'view-plain', _type: 'view', title: 'plain' },
  { _id: 'drafts.view-new', _type: 'view', title: 'new' },
  { _id: 'versions.rSpring.view-both', _type: 'view', title: 'spring' },
  { _id: 'secret.view-hidden', _type: 'view', title: 'hidden' },
];

beforeAll(async () => {
  const transaction = lake.client.transaction();
  for (const document of documents) transaction.createOrReplace(document);
  await transaction.commit({ visibility: 'sync' });
});

const titles = '*[_type == "view"] | order(title asc).title';
const friendOfBoth = '*[_id == "view-both"][0].friend->title';
const layered = '*[_id in ["view-both", "view-other"]] | order(_id asc).title';

describe('perspectives', () => {
  it.each<[ClientPerspective, query: string, expected: unknown]>([
    ['raw', titles, documents.map(({ title }) => title).sort()],
    ['published', titles, ['hidden', 'other', 'plain', 'published']],
    ['drafts', titles, ['draft', 'hidden', 'new', 'other draft', 'plain']],
    ['previewDrafts', titles, ['draft', 'hidden', 'new', 'other draft', 'plain']],
    ['drafts', friendOfBoth, 'other draft'],
    ['published', friendOfBoth, 'other'],
    [['rSpring', 'drafts'], layered, ['spring', 'other draft']],
    [['rSpring'], layered, ['spring', 'other']],
  ])('in %s %s is %j', async (perspective, query, expected) => {
    expect(await lake.client.fetch(query, {}, { perspective })).toEqual(expected);
  });

  it('drafts returns the published ids and the stored ones', async () => {
    const query = '*[_id in ["view-both", "view-plain"]] | order(_id asc){_id, _originalId}';
    expect(await lake.client.fetch(query, {}, { perspective: 'drafts' })).toEqual([
      { _id: 'view-both', _originalId: 'drafts.view-both' },
      { _id: 'view-plain', _originalId: 'view-plain' },
    ]);
  });

  it('the default is published from API version 2025-02-19 on, raw before', async () => {
    const bare = { perspective: undefined };
    const recent = lake.client.withConfig({ ...bare, apiVersion: '2025-02-19' });
    const older = lake.client.withConfig({ ...bare, apiVersion: '2024-01-01' });
    expect(await recent.fetch('count(*[_type == "view"])')).toBe(4);
    expect(await older.fetch('count(*[_type == "view"])')).toBe(documents.length);
  });

  it('an invalid perspective is a 400', async () => {
    const query = { query: '1', perspective: ['raw', 'drafts'] };
    const direct = lake.client.request({ uri: `/data/query/${lake.dataset}`, query });
    expect((await caught(direct)).statusCode).toBe(400);
  });

  it('without a token a query returns published documents only', async () => {
    expect(await lake.anonymous.fetch(titles)).toEqual(['other', 'plain', 'published']);
  });
});
