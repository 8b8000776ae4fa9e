import { beforeAll, describe, expect, it, vi } from 'vitest';
import { twinPath } from '../../app/seo/page-addresses';
import { isRecord } from '../../protocol/is-record';
import { pageTypes } from '../../protocol/page-types';
import { content } from '../support/content';
import { countedSite } from '../support/counting-lake';
import { withWord } from '../support/each-value';
import { publishedDocuments, publishPage, type StoredDocument } from '../support/lake-editor';
import { publicPage, untilPublic } from '../support/public-page';
import { hrefsIn, sitemapPaths } from '../support/read-page';
import { readSearch } from '../support/read-search';
import { SOON } from '../support/readiness';
import { early, late, settledMs, type View, viewsWhile } from '../support/views';
import { newVisitor } from '../support/visitor';

/** A word that no other text contains, so that a match is always something hidden. */
const CANARY = 'kanarienvogel';
const WAITS = { visibleFrom: '2199-01-01T00:00:00.000Z' };
const OVER = { visibleUntil: '2001-01-01T00:00:00.000Z' };
const FILES = [
  ...['/rss.xml', `/rss${content.topic.path}.xml`, '/sitemap.xml', '/llms.txt'],
  ...['/manifest.webmanifest', '/speculation-rules.json'],
];
/** A page, its twin, and the data of a navigation. */
const formsOf = (path: string) => [
  path,
  twinPath(path),
  ...['root', 'page', 'home'].map((route) => `${path}?_data=${route}`),
];
const QUESTIONS = [CANARY, `What is a ${CANARY}?`, `${CANARY} ${CANARY} ${CANARY}`];

const { site, lake } = countedSite();
let hiddenPaths: string[];

/** Hidden copies of every block, in reverse order, before and after those that are shown. */
function withHiddenBlocks(page: StoredDocument): StoredDocument {
  const blocks = Array.isArray(page.blocks) ? page.blocks.filter(isRecord) : [];
  const copies = (dates: Record<string, string>, name: string) =>
    blocks.map((block) => ({ ...withWord(block, CANARY), ...dates, _key: `${block._key}-${name}` }));
  return { ...page, blocks: [...copies(OVER, 'over'), ...blocks, ...copies(WAITS, 'waits')] };
}

/** Hidden copies of a document, at other paths. */
function hiddenCopies(document: StoredDocument): StoredDocument[] {
  const copy = (dates: Record<string, string>, name: string) => {
    const own = {
      _id: `${document._id}-${name}`,
      path: `/hidden-${name}-${document._id}`,
      askedAs: QUESTIONS,
    };
    return { ...withWord(document, CANARY), ...dates, ...own };
  };
  return [copy(WAITS, 'waits'), copy(OVER, 'over')];
}

const get = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(site.url + path, { redirect: 'manual', ...init, headers: { ...init.headers, ...newVisitor() } });

const ask = (message: string) =>
  get('/api/chat', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: site.url },
    body: JSON.stringify({ message, sessionId: 'chat-1764000000000-00000000-0000-4000-8000-000000000000' }),
  });

/** @returns each of the answers in which the canary is, or a date that hides it */
async function leaks(paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const note = async (name: string, response: Response) => {
    const text = JSON.stringify([...response.headers]) + (await response.text());
    if (new RegExp(`${CANARY}|visibleFrom|visibleUntil|2199-01-01`).test(text)) found.push(name);
  };
  for (const path of paths) for (const form of formsOf(path)) await note(form, await get(form));
  for (const path of FILES) await note(path, await get(path));
  for (const question of QUESTIONS) await note(question, await ask(question));
  return found;
}

describe('what is hidden by its dates', () => {
  let visiblePaths: string[];
  let before: unknown[];
  /** Title and links of every page's content. */
  const outlines = () =>
    Promise.all(
      visiblePaths.map(async (path) => {
        const page = await publicPage(`${site.url}${path}`, (_html, status) => status === 200);
        return { path, titles: page.querySelectorAll('h1').length, links: hrefsIn(page, 'main a') };
      }),
    );

  beforeAll(async () => {
    const published = await publishedDocuments(site);
    const documents = published.filter(({ _type }) => pageTypes.includes(_type));
    const openings = published
      .filter(({ _type }) => _type === 'opening')
      .flatMap(hiddenCopies)
      .map(({ path: _path, ...opening }) => opening);
    expect(openings.length).toBeGreaterThan(0);
    visiblePaths = await sitemapPaths(site);
    before = await outlines();
    const hidden = documents.flatMap(hiddenCopies);
    hiddenPaths = hidden.map(({ path }) => String(path));
    const transaction = site.editor.transaction();
    for (const document of [...documents.map(withHiddenBlocks), ...hidden, ...openings])
      transaction.createOrReplace(document);
    await transaction.commit();
    // The site has heard of it.
    await untilPublic(`${site.url}${content.home.path}`, (html) => !html.includes(CANARY));
  });

  it('is in no page, data request, twin, feed or answer of the chat, and neither are its dates', async () => {
    expect(await leaks([...visiblePaths, '/nowhere'])).toEqual([]);
  });

  it('is not found', async () => {
    for (const query of [CANARY, `"${CANARY}"`, CANARY.slice(0, 6)])
      expect((await readSearch(site.url, query)).results).toEqual([]);
    expect((await readSearch(site.url, content.pricing.title)).results).not.toEqual([]);
  });

  it('has no address', async () => {
    expect(hiddenPaths.length).toBeGreaterThan(pageTypes.length);
    for (const path of hiddenPaths) expect((await get(path)).status).toBe(404);
    const feeds = hiddenPaths.filter((path) => path.includes('topic')).map((path) => `/rss${path}.xml`);
    expect(feeds.length).toBeGreaterThan(0);
    for (const path of feeds) expect((await get(path)).status).toBe(404);
    expect(await leaks(hiddenPaths.slice(0, 3))).toEqual([]);
  });

  it('leaves the pages as they were: their title, and links to the same articles', async () => {
    expect(visiblePaths.length).toBeGreaterThan(pageTypes.length);
    expect(await outlines()).toEqual(before);
  });

  it('appears everywhere once its dates are taken away', async () => {
    const ids: string[] = await site.editor.fetch('*[_type in $types && _id match "*-waits"]._id', {
      types: [...pageTypes],
    });
    const transaction = site.editor.transaction();
    for (const id of ids) transaction.patch(id, { unset: ['visibleFrom'] });
    const keys: string[] = await site.editor.fetch('*[_id == $id][0].blocks[defined(visibleFrom)]._key', {
      id: content.home.id,
    });
    const unset = keys.map((key) => `blocks[_key=="${key}"].visibleFrom`);
    transaction.patch(content.home.id, { unset });
    await transaction.commit();
    await untilPublic(site.url, (html) => html.includes(CANARY));
    const feed = `/rss${content.topic.path}.xml`;
    // Feeds, the assistant and the search are renewed meanwhile.
    await vi.waitFor(async () => {
      const found = await leaks(['/', ...hiddenPaths.filter((path) => path.includes('waits'))]);
      expect(found).toEqual(expect.arrayContaining(['/', '/index.md', '/?_data=home', '/rss.xml', feed]));
      expect(found.filter((name) => QUESTIONS.includes(name))).not.toEqual([]);
      expect(found.filter((name) => name.startsWith('/hidden')).length).toBeGreaterThan(ids.length);
      expect((await readSearch(site.url, CANARY)).results).not.toEqual([]);
    }, SOON);
  });
});

describe('at the moment of a change', () => {
  const iso = (ms: number) => new Date(ms).toISOString();
  const isPast = (views: readonly View[], atMs: number) =>
    views.filter(({ sentMs }) => sentMs > atMs).length > 5;

  /** Prepares a change early enough before its moment; a slow machine gets a later one. @returns the moment */
  async function prepareBefore(prepare: (atMs: number) => Promise<void>): Promise<number> {
    for (let leadMs = 2_500; ; leadMs *= 2) {
      const atMs = Math.ceil((Date.now() + leadMs) / 1_000) * 1_000;
      await prepare(atMs);
      if (Date.now() < atMs - 500) return atMs;
    }
  }

  it('every visitor gets the new page, without a publish, none before, and no view costs a query', async () => {
    const id = await publishPage(site.editor, '/at-a-moment', 'At a moment');
    const prose = (title: string) => {
      const items = [{ _type: 'ruledItem', _key: 'a', title, description: title }];
      return { _type: 'ruledList', _key: title, title, items };
    };
    let queries = 0;
    const atMs = await prepareBefore(async (moment) => {
      const blocks = [
        { ...prose('wordbefore'), visibleUntil: iso(moment) },
        { ...prose('wordafter'), visibleFrom: iso(moment) },
      ];
      await site.editor.patch(id).set({ blocks }).commit();
      await untilPublic(`${site.url}/at-a-moment`, (html) => html.includes('wordbefore'));
      // Its publish has purged the index of all pages too; what follows from it is done when views cost no query.
      await vi.waitFor(async () => {
        queries = lake.queryTags.length;
        for (const path of ['/at-a-moment', '/nowhere']) await get(path);
        expect(lake.queryTags).toHaveLength(queries);
      }, SOON);
    });
    const visit = () => get('/at-a-moment');
    const viewsOf = (text: string) => viewsWhile(visit, text, (views) => !isPast(views, atMs));
    const [after, until] = await Promise.all([viewsOf('wordafter'), viewsOf('wordbefore')]);
    const changedMs = settledMs([...after, ...until], atMs);
    expect([...early(after, atMs, false), ...late(after, changedMs, true)]).toEqual([]);
    expect([...early(until, atMs, true), ...late(until, changedMs, false)]).toEqual([]);
    expect(after.filter(({ cache }) => cache.includes('hit'))).not.toEqual([]);
    expect(lake.queryTags.slice(queries)).toEqual([]);
  });

  it('a page comes and goes while the Lake cannot be reached', async () => {
    const id = await publishPage(site.editor, '/comes-and-goes', 'Comes and goes');
    await untilPublic(`${site.url}/comes-and-goes`, (_html, status) => status === 200);
    const untilAfterMs = 2_000;
    const fromMs = await prepareBefore(async (moment) => {
      await site.startLake();
      const dates = { visibleFrom: iso(moment), visibleUntil: iso(moment + untilAfterMs) };
      await site.editor.patch(id).set(dates).commit();
      await untilPublic(`${site.url}/comes-and-goes`, (_html, status) => status === 404);
      await site.stopLake();
    });
    const untilMs = fromMs + untilAfterMs;
    try {
      const visit = () => get('/comes-and-goes');
      const views = await viewsWhile(visit, 'Comes and goes', (seen) => !isPast(seen, untilMs));
      const whileShown = views.filter((view) => view.sentMs >= fromMs && view.receivedMs < untilMs);
      expect(early(views, fromMs, false)).toEqual([]);
      expect(whileShown).not.toEqual([]);
      expect(whileShown.filter(({ status, isShown }) => status !== 200 || !isShown)).toEqual([]);
      expect(late(views, untilMs, false)).toEqual([]);
      expect(views.at(-1)?.status).toBe(404);
    } finally {
      await site.startLake();
    }
  });
});
