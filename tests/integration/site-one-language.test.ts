import { expect, it, vi } from 'vitest';
import { archive, content } from '../support/content';
import { countedSite } from '../support/counting-lake';
import { readPage } from '../support/read-page';
import { followed, SOON } from '../support/readiness';

const { site, lake } = countedSite();
const get = (path: string) => readPage(site.url + path);
const TRACE = /hreflang|"languages"|"translations"|name="language"|"language":null/i;
const others = archive.documents.filter((document) => !archive.originals.includes(document));

it('a site in one language asks for nothing more, and has no trace of others', async () => {
  await followed(site);
  if (others.length > 0)
    await site.editor.delete({ query: '*[_id in $ids]', params: { ids: others.map(({ _id }) => _id) } });
  await vi.waitFor(async () => expect((await get('/')).html).not.toMatch(TRACE), SOON);
  const before = lake.queryTags.length;
  const paths = [
    content.pricing.path,
    content.post.path,
    '/',
    '/nothing-here',
    `/search?q=${content.productName}`,
  ];
  for (const path of paths) {
    const { html, document } = await get(path);
    expect([path, document.documentElement.hasAttribute('dir')]).toEqual([path, false]);
    expect(html).not.toMatch(TRACE);
  }
  expect((await get('/sitemap.xml')).html).not.toMatch(/xhtml|hreflang/);
  // Health checks ask for the site at their own times.
  const asked = lake.queryTags.slice(before).filter((tag) => tag !== 'site.site');
  expect(asked.filter((tag) => tag === 'site.document')).toHaveLength(2);
  expect(asked).not.toContain('site.translations');
});
