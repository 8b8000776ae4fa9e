import { describe, expect, it, vi } from 'vitest';
import { content } from '../support/content';
import { countedSite } from '../support/counting-lake';
import { readSearch } from '../support/read-search';
import { followed, SOON } from '../support/readiness';
import { newVisitor } from '../support/visitor';

const { pricing, post } = content;
const READ = 'site.searchedDocuments';

const { site, lake } = countedSite({ TRUST_PROXY_HOPS: '1' });
const search = (query: string) => readSearch(site.url, query, { headers: newVisitor() });
const finds = async (query: string, path: string) =>
  expect((await search(query)).results.map(({ href }) => href.split('#')[0])).toContain(path);
const setPost = (fields: object) => site.editor.patch(post.id).set(fields).commit();

describe('the first search', () => {
  it('does not wait for the index until it is made, says so, and loads again', async () => {
    // What is read before the site follows changes is kept for a second only.
    await followed(site);
    // Settings and menu are there, the documents are not.
    await vi.waitFor(async () => expect((await search('')).status).toBe(200), SOON);
    lake.mode = 'held';
    const { status, document, results, headers } = await search(pricing.title);
    expect([status, results]).toEqual([200, []]);
    expect(document.querySelector('meta[http-equiv="refresh"]')).not.toBeNull();
    expect(document.querySelector('[data-track-view]')).toBeNull();
    expect(headers.get('Cache-Control')).toContain('s-maxage=1');
    lake.mode = 'forwarded';
    await vi.waitFor(() => finds(pricing.title, pricing.path), SOON);
  });
});

describe('an index that was made', () => {
  it('is used without a query', async () => {
    await finds(pricing.title, pricing.path);
    const before = lake.queryTags.length;
    await finds(post.title, post.path);
    await finds(content.contact.title, content.contact.path);
    expect(lake.queryTags.slice(before)).toEqual([]);
  });

  it('reads only the document that has changed', async () => {
    const before = lake.queryTags.filter((tag) => tag === READ).length;
    await setPost({ excerpt: 'Ein Fundstück am Kai.' });
    await vi.waitFor(() => finds('fundstück', post.path), SOON);
    expect(lake.queryTags.filter((tag) => tag === READ).length - before).toBe(1);
  });

  it('goes on to be used while the Lake fails', async () => {
    lake.mode = 'broken';
    await finds(content.about.title, content.about.path);
    lake.mode = 'forwarded';
  });

  it('shows and hides a document by its dates, without a publish', async () => {
    const fromMs = Date.now() + 2_000;
    await setPost({ excerpt: 'Ein Leuchtturm am Kai.', visibleFrom: new Date(fromMs).toISOString() });
    await vi.waitFor(() => finds('leuchtturm', post.path), SOON);
    expect(Date.now()).toBeGreaterThanOrEqual(fromMs);
    await setPost({ visibleUntil: new Date(Date.now() + 1_000).toISOString() });
    await vi.waitFor(async () => expect((await search('leuchtturm')).results).toEqual([]), SOON);
  });
});
