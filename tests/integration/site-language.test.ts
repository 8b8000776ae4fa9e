import { beforeAll, describe, expect, it, vi } from 'vitest';
import { textsOf } from '../../app/texts/texts';
import { serverTextsOf } from '../../app/texts/texts.server';
import { isRecord } from '../../protocol/is-record';
import { searchPath } from '../../protocol/search-query';
import { readArchive, SECOND_BRAND } from '../support/archive';
import { readPage, sitemapPaths } from '../support/read-page';
import { SOON } from '../support/readiness';
import { ownSite } from '../support/test-site';
import { newVisitor } from '../support/visitor';

const german = readArchive(SECOND_BRAND);

/** The texts in a value, without types, ids and choices of content. */
function textsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return name.startsWith('_') || /^[a-z][\w-]*$/.test(value) ? [] : [value];
  return Array.isArray(value) || isRecord(value)
    ? Object.entries(value).flatMap(([key, member]) => textsIn(member, key))
    : [];
}
/** All the site's own, in a language. */
const own = (language: string) =>
  textsIn([textsOf(language), serverTextsOf(language)]).map((text) => text.replace(/\{\w+\}/g, ' '));
const wordsIn = (texts: readonly string[]) =>
  texts
    .join(' ')
    .toLowerCase()
    .match(/(?<![\p{L}-])\p{L}{2,}/gu) ?? [];

const GERMAN = new Set(wordsIn([...textsIn(german.originals), ...own('de')]));
/** The words of every English text, and the usual ones of those that were forgotten there. */
const ENGLISH = new Set(
  wordsIn([
    ...own('en'),
    'the and of with you your this that not for from are is it to have can or by error more',
  ]).filter((word) => !GERMAN.has(word)),
);
const withoutAddresses = (text: string) => text.replace(/https?:\S+|<[^>]*>|\]\([^)]*\)/g, ' ');
const englishIn = (text: string) => wordsIn([text]).filter((word) => ENGLISH.has(word));

const READ_OUT = 'aria-label aria-description aria-roledescription title alt placeholder'.split(' ');
/** What the chat's program says. */
const SAID_LATER =
  'data-greeting data-limit-message data-failure-message data-new-tab-hint data-placeholder data-waiting';
const NOT_READ = 'script, style, template';
const META =
  'meta[name="description"], meta[property="og:title"], meta[property="og:description"], meta[property="og:image:alt"]';

/** Everything that a page says, or will say. */
function saidBy(document: Document): string[] {
  for (const element of document.querySelectorAll(NOT_READ)) element.remove();
  const attributes = [...READ_OUT, ...SAID_LATER.split(' ')];
  return [
    document.title,
    ...[...document.querySelectorAll(META)].map((meta) => meta.getAttribute('content') ?? ''),
    ...[...document.querySelectorAll('*')].flatMap((element) =>
      attributes.map((name) => element.getAttribute(name) ?? ''),
    ),
    // Words of neighbouring elements must not run together.
    ...textNodes(document.body),
  ];
}

function textNodes(body: HTMLElement): string[] {
  const walker = body.ownerDocument.createTreeWalker(body, 4);
  const found: string[] = [];
  while (walker.nextNode()) found.push(walker.currentNode.textContent ?? '');
  return found;
}

const site = ownSite({
  archive: SECOND_BRAND,
  env: { CLARITY_PROJECT_ID: 'sample1' },
});
const get = (path: string) => readPage(site.url + path);

/** English words by the page that says them. */
async function englishOn(paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    const { document } = await get(path);
    for (const said of saidBy(document))
      if (englishIn(said).length > 0) found.push(`${path}: ${said.trim().slice(0, 80)}`);
  }
  return [...new Set(found)];
}

async function ask(message: string): Promise<string> {
  const body = JSON.stringify({ message, sessionId: `session-${Math.random()}`.replace('.', '') });
  const headers = { 'Content-Type': 'application/json', Origin: site.url, ...newVisitor() };
  const response = await fetch(`${site.url}/api/chat`, { method: 'POST', headers, body });
  const { output }: { output?: string } = await response.json();
  return output ?? '';
}

const UNHEARD = 'xqzzykvw';
/** Searched for, and asked: a word with many results, titles, and questions. */
const FOUND = [
  german.brand.productName,
  ...german
    .ofType('page')
    .map(({ title }) => String(title))
    .slice(0, 3),
  ...german
    .ofType('faqItem')
    .map(({ question }) => String(question))
    .slice(0, 3),
];
const STATES = ['/nothing-here', ...['', UNHEARD, ...FOUND].map((words) => searchPath(words))];

it('the word list finds English', () => {
  for (const text of ['Open menu', 'Search', 'Page not found', 'Read more: x', '(opens in a new tab)'])
    expect(englishIn(text), text).not.toEqual([]);
});

describe('a site in German says nothing in English', () => {
  it('on any page, found or not, or in search', async () => {
    expect(await englishOn([...(await sitemapPaths(site)), ...STATES])).toEqual([]);
  });

  it('in twins, feed and manifest', async () => {
    const [first = '/'] = (await sitemapPaths(site)).filter((path) => path !== '/');
    for (const path of [`${first}.md`, '/rss.xml'])
      expect(englishIn(withoutAddresses((await get(path)).html)), path).toEqual([]);
    const manifest = JSON.parse((await get('/manifest.webmanifest')).html);
    expect(englishIn(`${manifest.name} ${manifest.description}`)).toEqual([]);
  });

  it.each(['/%zz', `/${'a'.repeat(20_000)}`])('on the front door’s own pages: %.9s', async (path) => {
    const { document, status } = await get(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect([document.documentElement.lang, saidBy(document).flatMap(englishIn)]).toEqual(['de', []]);
  });

  describe('where editors have written nothing', () => {
    beforeAll(async () => {
      await site.editor
        .transaction()
        .delete('chatSettings')
        .delete('consentSettings')
        .patch('siteSettings', { unset: ['search'] })
        .commit();
      const { consent, search } = serverTextsOf('de');
      await vi.waitFor(async () => {
        expect((await get('/')).html).toContain(consent.title);
        expect((await get(searchPath(''))).html).toContain(search.title);
      }, SOON);
    });

    it('on pages, in search, consent and chat', async () => {
      expect(await englishOn(['/', ...STATES])).toEqual([]);
    });

    it('in answers of the assistant', async () => {
      const { assistant, chat } = serverTextsOf('de');
      expect(await ask(UNHEARD)).toContain(assistant.away);
      expect(await ask('Hello')).toBe(chat.greeting);
      for (const message of FOUND)
        expect(englishIn(withoutAddresses(await ask(message))), message).toEqual([]);
    });
  });
});

describe('a language without texts', () => {
  it('is that of the document, while the site’s own are English, which the log says once', async () => {
    await site.editor.patch('siteSettings').set({ language: 'fi' }).commit();
    await vi.waitFor(async () => expect((await get('/')).document.documentElement.lang).toBe('fi'), SOON);
    const { document } = await get('/nothing-here');
    expect(document.querySelector('nav#site-map')?.getAttribute('aria-label')).toBe(
      textsOf('en').frame.siteMap,
    );
    const reports = site.output().filter((line) => line.includes('texts.missing'));
    expect(reports).toHaveLength(1);
    expect(reports[0]).toContain('"language":"fi"');
  });

  it('reports none for English and German', () => {
    expect(site.output().filter((line) => /texts\.missing.*"language":"(?:de|en)/.test(line))).toEqual([]);
  });
});
