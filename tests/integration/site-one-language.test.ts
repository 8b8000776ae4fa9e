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
  // Stored, it changes only after the event of the deletion, which purges what has been read before.
  await get('/');
  if (others.length > 0)
    await site.editor.delete({ query: '*[_id in $ids]', params: { ids: others.map(({ _id }) => _id) } });
  await vi.waitFor(async () => expect((await get('/')).html).not.toMatch(TRACE), SOON);
  const before = lake.queryTags.length;
  const asked = () => lake.queryTags.slice(before);
  for (const path of [content.pricing.path, content.post.path, '/']) await expectNoTrace(path);
  expect(asked().filter((tag) => tag === 'site.document')).toHaveLength(2);
  // These ask for a document too, if the index of all pages is not read again by then.
  for (const path of ['/nothing-here', `/search?q=${content.productName}`]) await expectNoTrace(path);
  expect((await get('/sitemap.xml')).html).not.toMatch(/xhtml|hreflang/);
  expect(asked()).not.toContain('site.translations');
});

async function expectNoTrace(path: string): Promise<void> {
  const { html, document } = await get(path);
  expect([path, document.documentElement.hasAttribute('dir')]).toEqual([path, false]);
  expect(html).not.toMatch(TRACE);
}
