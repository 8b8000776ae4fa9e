import { beforeAll, describe, expect, it } from 'vitest';
import { lakeOfFile } from './connect';

const lake = lakeOfFile();

beforeAll(async () => {
  await lake.client
    .transaction()
    .createOrReplace({ _id: 'tag-author', _type: 'tagAuthor', name: 'Ada' })
    .createOrReplace({ _id: 'tag-post', _type: 'tagPost', author: { _ref: 'tag-author' } })
    .commit({ visibility: 'sync' });
});

async function tagsOf(query: string, params: Record<string, unknown> = {}): Promise<readonly string[]> {
  const answer = await lake.client.fetch(query, params, { filterResponse: false, perspective: 'published' });
  return answer.syncTags ?? [];
}

describe('sync tags', () => {
  it('are in every answer, opaque and in the hosted format', async () => {
    const tags = await tagsOf('*[_type == "tagPost"]');
    expect(tags.length).toBeGreaterThan(0);
    for (const tag of tags) expect(tag).toMatch(/^s1:[A-Za-z0-9_-]{4,}$/);
    expect(tags.join()).not.toMatch(/tagPost|tag-post/);
  });

  it('are equal for equal filters, and differ between types', async () => {
    const posts = await tagsOf('*[_type == "tagPost"]');
    expect(await tagsOf('*[_type == "tagPost"]{_id}')).toEqual(posts);
    const authors = await tagsOf('*[_type == "tagAuthor"]');
    expect(posts.filter((tag) => authors.includes(tag))).toEqual([]);
  });

  it('include the dereferenced documents', async () => {
    const plain = await tagsOf('*[_type == "tagPost"]');
    const followed = await tagsOf('*[_type == "tagPost"]{author->}');
    const author = await tagsOf('*[_id == "tag-author"]');
    expect(followed).toEqual(expect.arrayContaining([...plain, ...author]));
    expect(plain).not.toEqual(expect.arrayContaining([...author]));
  });

  it('of a query for one document are more specific than those of its type', async () => {
    const one = await tagsOf('*[_type == "tagPost" && _id == $id][0]', { id: 'tag-post' });
    expect(one).toEqual(await tagsOf('*[_id == "tag-post"]'));
    expect(one).not.toEqual(await tagsOf('*[_type == "tagPost"]'));
  });

  it('of a query without a type are those of the dataset', async () => {
    expect(await tagsOf('*[defined(name)]')).toEqual(await tagsOf('count(*)'));
  });
});
