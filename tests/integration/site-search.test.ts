import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { content } from '../support/content';
import { countedSite } from '../support/counting-lake';
import { publishedDocument, publishPage } from '../support/lake-editor';
import { publishMore } from '../support/more-articles';
import { hrefsIn, readPage } from '../support/read-page';
import { readSearch } from '../support/read-search';
import { followed, SOON } from '../support/readiness';
import { newVisitor } from '../support/visitor';

const { contact, faq, post, pricing } = content;
/** The tag of the query for documents. */
const READ = 'site.searchedDocuments';
/** In the title of no page of the archive. */
const COMMON = 'sammelwort';
const MORE = 25;
const PER_PAGE = 10;
const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '.*(+?[a-z]{9',
  '\u0000\u0007\u001b[31m',
  '\u202e\u200b\u2066',
  '%00%0d%0aSet-Cookie: a=b',
  '🧱'.repeat(80),
  'x'.repeat(3_000),
  '*[_type == "page"]{title}',
  '{product}',
];

const { site, lake } = countedSite();

const search = (query: string) => readSearch(site.url, query);
const get = (path: string) => readPage(site.url + path);
const finds = async (query: string, path: string) =>
  expect((await search(query)).results.map(({ href }) => href.split('#')[0])).toContain(path);
const setPost = (fields: object) => site.editor.patch(post.id).set(fields).commit();

it('the first search waits until the index is made', async () => {
  // What is read before the site follows changes is kept for a second only.
  await followed(site);
  await vi.waitFor(async () => expect((await search('')).status).toBe(200), SOON);
  await finds(pricing.title, pricing.path);
});

describe('an index that was made', () => {
  it('is used without a query', async () => {
    await finds(pricing.title, pricing.path);
    const before = lake.queryTags.length;
    await finds(post.title, post.path);
    await finds(contact.title, contact.path);
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
    await site.editor.patch(post.id).unset(['visibleFrom', 'visibleUntil']).commit();
  });
});

describe('the page of results', () => {
  beforeAll(async () => {
    const like = await publishedDocument(site, post.id);
    await publishMore(site.editor, { like, count: MORE, name: COMMON });
    await vi.waitFor(async () => expect((await search(COMMON)).results).toHaveLength(PER_PAGE), SOON);
  });

  it('finds a page by its title, marks the words, and is not indexed', async () => {
    const { status, document, results, field } = await search(pricing.title);
    expect(status).toBe(200);
    expect(results[0]?.href).toBe(pricing.path);
    expect(results[0]?.marks.join(' ')).toContain(pricing.title);
    expect(field).toBe(pricing.title.toLowerCase());
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(document.title.toLowerCase()).toContain(pricing.title.toLowerCase());
  });

  it('shows the form alone where nothing is searched for', async () => {
    for (const path of ['/search', '/search?q=', '/search?q=%20%00']) {
      const { status, document } = await get(path);
      expect([status, document.querySelectorAll('main li, main [role="status"]').length]).toEqual([200, 0]);
      expect(document.querySelectorAll('main form[role="search"]')).toHaveLength(1);
    }
  });

  it('leads to the question itself, on a page where its answer is', async () => {
    const page = await get(faq.path);
    const question = page.document.querySelector('main h3 button')?.textContent ?? '';
    const { results } = await search(question);
    const found = results.find(({ section }) => section === question);
    const [path = '', id = ''] = (found?.href ?? '').split('#');
    const target = (await get(path)).document.getElementById(id);
    expect(target?.querySelector('button')?.textContent).toBe(question);
  });

  it('leads to elements that exist', async () => {
    const { results } = await search(content.productName);
    const anchored = results.map(({ href }) => href.split('#')).filter(([, id]) => id);
    for (const [path = '', id = ''] of anchored)
      expect((await get(path)).document.getElementById(id), `${path}#${id}`).not.toBeNull();
  });

  it('has ten results a page, each on one', async () => {
    const pages = [];
    for (const page of ['', '&page=2', '&page=3'])
      pages.push(hrefsIn((await get(`/search?q=${COMMON}${page}`)).document, 'main h2 a'));
    expect(pages.map(({ length }) => length)).toEqual([PER_PAGE, PER_PAGE, MORE - 2 * PER_PAGE]);
    expect(new Set(pages.flat()).size).toBe(MORE);
  });

  it.each([
    [`/search?q=${COMMON}&page=1`, 308, `/search?q=${COMMON}`],
    [`/search?q=${COMMON}&page=4`, 404, null],
    [`/search?q=${COMMON}&page=x`, 404, null],
    ['/search?page=2', 404, null],
    [`/search/?q=${COMMON}`, 308, `/search?q=${COMMON}`],
    [`/Search?q=${COMMON}`, 308, `/search?q=${COMMON}`],
  ])('%s is answered with %i', async (path, status, location) => {
    const { status: got, headers } = await get(path);
    expect([got, headers.get('Location')]).toEqual([status, location]);
  });

  it('says that nothing is found, and offers the closest word, the chat and a link', async () => {
    const { status, document, results } = await search(`${COMMON.slice(0, -2)}xy`);
    expect([status, results]).toEqual([200, []]);
    const links = hrefsIn(document, 'main a');
    expect(links).toEqual(expect.arrayContaining([`/search?q=${COMMON}`, contact.path]));
    expect(document.querySelectorAll('main [data-track-view^="search_no_result"] button')).toHaveLength(1);
  });
});

describe('what is typed', () => {
  it.each(HOSTILE)('changes nothing but the words shown: %j', async (query) => {
    const plain = await search('unheardofword');
    const { status, document, html, headers } = await search(query);
    expect(status).toBe(200);
    const outline = (page: Document) =>
      Array.from(page.querySelectorAll('script, main img, main form'), ({ tagName }) => tagName);
    expect(outline(document)).toEqual(outline(plain.document));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they must not be printed
    expect(html).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u202a-\u202e\u2066-\u2069]/);
    expect(headers.get('Set-Cookie')).toBeNull();
  });
});

describe('shared caches', () => {
  const fromElsewhere = (): RequestInit => ({ headers: newVisitor() });
  const cached = async (path: string, init = fromElsewhere()) =>
    (await fetch(site.url + path, init)).headers.get('Cache-Status')?.split('; ')[1];

  it('store one answer for all spellings of a query', async () => {
    await vi.waitFor(async () => expect(await cached('/search?q=Wort+Suche')).toBe('hit'), SOON);
    for (const query of ['q=wort%20suche', 'q=%20WORT++suche%E2%80%8B', 'utm_source=x&q=wort+suche'])
      expect(await cached(`/search?${query}`), query).toBe('hit');
  });

  it('are revalidated by a publish, which the next search finds', async () => {
    expect((await search('fundstück')).results).toEqual([]);
    const id = await publishPage(site.editor, '/found', 'Fundstück');
    await vi.waitFor(async () => expect((await search('fundstück')).results[0]?.href).toBe('/found'), SOON);
    await site.editor.delete(id);
    await vi.waitFor(async () => expect((await search('fundstück')).results).toEqual([]), SOON);
  });

  it('miss only so often for one client', async () => {
    const init = fromElsewhere();
    const asked = Array.from({ length: 200 }, (_, at) => fetch(`${site.url}/search?q=made-up-${at}`, init));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(10);
  });
});

it('pages that are not listed, not visible yet, or drafts, are not found, and not in the file of the index', async () => {
  const folder = join(site.dataDir, 'search-index');
  const files = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const isStored = () =>
    files().some(({ parentPath, name }) => readFileSync(join(parentPath, name)).includes('anarienvogel'));
  const id = await publishPage(site.editor, '/listed', 'Kanarienvogel');
  const seo = { _type: 'seo', title: 'x', description: 'Not to be listed.', noindex: true };
  await vi.waitFor(async () => expect((await search('kanarienvogel')).results).toHaveLength(1), SOON);
  expect(isStored()).toBe(true);
  const { _rev, ...page } = (await site.editor.getDocument(id)) ?? { _rev: '', _id: id, _type: 'page' };
  await site.editor.createOrReplace({ ...page, _id: 'drafts.page-canary', path: '/draft' });
  const hide = [{ seo }, { seo: null, visibleFrom: new Date(Date.now() + 86_400_000).toISOString() }];
  for (const fields of hide) {
    await site.editor.patch(id).set(fields).commit();
    await vi.waitFor(async () => expect((await search('kanarienvogel')).results).toEqual([]), SOON);
    expect(isStored()).toBe(false);
  }
  await site.editor.delete(id);
});
