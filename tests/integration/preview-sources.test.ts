import { studioPath } from '@sanity/client/csm';
import { vercelStegaDecodeAll } from '@vercel/stega';
import { beforeAll, expect, it } from 'vitest';
import { shownText, textWith } from '../../app/preview/text-on-page.client';
import { isRecord } from '../../protocol/is-record';
import { fillLink, fillText } from '../../protocol/placeholders';
import { isWithin, visibleSpan } from '../../protocol/visibility';
import { recordsIn } from '../support/archive';
import { archive, content } from '../support/content';
import { openPreview } from '../support/open-preview';
import { type ReadPage, readPage, sitemapPaths } from '../support/read-page';
import { texts } from '../support/site-texts';
import { sharedSite } from '../support/test-site';

/** Characters of stega; four or more in a row are not a coincidence. */
const STEGA = /[\u200b-\u200d\ufeff]{4,}/u;
const { frame, reading, search } = texts;
const pattern = (parts: readonly string[]) => new RegExp(`^(?:${parts.join('|')})$`, 'u');
/** With a number, or before a date. */
const numbered = [reading.minutes, reading.years]
  .flatMap(Object.values<string>)
  .map((form) => form.replace('{count}', '\\d+'));
/** What the site itself says, also of a figure of content. */
const OWN_WORDS = pattern([
  ...[frame.legal, frame.skip, frame.search, search.submit, reading.newer, reading.older, reading.related],
  ...[reading.topics, reading.otherTopics, reading.readMore, reading.firstYear, ...numbered],
  ...[reading.lastUpdated.replace(/\s*\{date\}/, ''), frame.newTab.replace(/[()]/g, '\\$&')],
]);
/** Amounts, days, the year. */
const COMPUTED = /^(?:,? ?\d[\d.,\s]*|\d\d\.\s\p{L}+\.?|© \d{4})$/u;
/** A result of what visitors write, or the day of a receipt that it is calculated from. */
const AMOUNT = /^\d[\d.,\s]*(?:\s?\p{L}+\.?)?$/u;
/** The address of a link, printed to be copied. */
const ADDRESS = /^(?:\S+@\S+|\+[\d ]+)$/;
/** The sheets of the story of an order. */
const ORDER_SHEET = '[role="radiogroup"] > div > div + div';
/**
 * Of no interest: drawn, hidden, computed from other texts for screen readers or to be copied, calculated from a sample
 * company, names of languages, or the preview's own.
 */
const NOT_READ = `script, a[lang], style, template, svg, [aria-hidden="true"], time, [role="status"], pre, [aria-label="Preview"], [data-chat], ${ORDER_SHEET}`;
/** All but the picture for sharing: drafts have none of their own. */
const SAME_META = 'meta:not([property^="og:image"])';
/** A heading's words may be in several elements; its stega is in the last. */
const PART = 'h1, h2, h3, h4, p, blockquote, figcaption, td, th, a, button';

const site = sharedSite();
const pages: { path: string; draft: ReadPage; published: ReadPage }[] = [];

beforeAll(async () => {
  const Cookie = await openPreview(site);
  const listed = await sitemapPaths(site);
  for (const path of [...listed.filter((each) => content.paths.includes(each)), '/nowhere']) {
    const draft = await readPage(site.url + path, { headers: { Cookie } });
    pages.push({ path, draft, published: await readPage(site.url + path) });
  }
});

const documentAt = (path: string, type: string) =>
  archive.ofType(type).find((document) => fillLink(String(document.path), archive.brand) === path);

const withBlocks = (path: string) => documentAt(path, 'page') ?? documentAt(path, 'legalPage');
const blocksOf = (path: string) => recordsIn(withBlocks(path)?.blocks);

const isWaiting = (part: object) => !isWithin(visibleSpan(part), Date.now());

/** Whether a page has what waits for its day: a preview shows it, too. */
function hasWaiting(path: string): boolean {
  const blocks = blocksOf(path);
  const namesArticles =
    blocks.some(({ _type }) => _type === 'articleList') ||
    ['article', 'topic'].some((type) => documentAt(path, type) !== undefined);
  const namesOpenings = blocks.some(({ _type }) => _type === 'openings');
  return (
    blocks.some(isWaiting) ||
    (namesArticles && archive.ofType('article').some(isWaiting)) ||
    (namesOpenings && archive.ofType('opening').some(isWaiting))
  );
}

const attributesOf = ({ document }: ReadPage) =>
  [...document.querySelectorAll('*')].flatMap((element) =>
    Array.from(element.attributes, ({ name, value }) => `${element.localName} ${name}=${value}`),
  );

/** Attributes for overlays, styles or assistive technology; none of our code reads them. */
const WORDS = /^\w+ (?:alt|aria-label|data-name|datetime)=/;

it('has no stega in titles, structured data or attributes that code reads, on any page', () => {
  const found = pages.flatMap(({ path, draft }) => {
    const machine = draft.document.querySelectorAll('title, script[type="application/ld+json"], style');
    const attributes = attributesOf(draft).filter((attribute) => !WORDS.test(attribute));
    return [...attributes, ...Array.from(machine, (element) => element.textContent ?? '')]
      .filter((text) => STEGA.test(text))
      .map((text) => `${path}: ${text.slice(0, 60)}`);
  });
  expect(found).toEqual([]);
});

it('equals the published page in everything that code reads: titles, links, ids, descriptions', () => {
  for (const { path, draft, published } of pages) {
    if (hasWaiting(path)) continue;
    const read = ({ document }: ReadPage) => ({
      title: document.title,
      links: Array.from(document.querySelectorAll('main a'), (link) => link.getAttribute('href')),
      ids: Array.from(document.querySelectorAll('[id]:not(template)'), ({ id }) => id),
      meta: Array.from(document.querySelectorAll(SAME_META), (meta) => meta.getAttribute('content')),
      classes: Array.from(document.querySelectorAll('main *'), (element) => element.getAttribute('class')),
      alternatives: Array.from(document.querySelectorAll('img'), ({ alt }) => alt),
    });
    expect(read(draft), path).toEqual(read(published));
  }
});

it('encodes document and field in each text', () => {
  const home = pages.find(({ path }) => path === '/');
  const sources = (selector: string) =>
    [...(home?.draft.document.querySelectorAll(selector) ?? [])].flatMap((each) =>
      sourcesIn(`${each.textContent}`),
    );
  expect(sources('main blockquote')).toEqual(
    archive.ofType('testimonial').map(({ _id }) => ({ id: _id, type: 'testimonial', path: 'quote' })),
  );
  const tagline = { id: 'siteSettings', type: 'siteSettings', path: 'tagline' };
  expect(sources('footer p')[0]).toEqual(tagline);
  expect(sources('header nav').every(({ id }) => id === 'navigation')).toBe(true);
});

it('links each picture to its field', () => {
  const home = pages.find(({ path }) => path === '/');
  const pictures = [...(home?.draft.document.querySelectorAll('[data-sanity]:not(main > *)') ?? [])];
  expect(pictures.length).toBeGreaterThan(10);
  for (const picture of pictures) expect(sourceOf(picture).path).toMatch(/\.(image|illustration|view)$/);
});

it('names each block of a page on the element of its own, which is the same for visitors without it', () => {
  let named = 0;
  for (const { path, draft, published } of pages) {
    const paths = [...draft.document.querySelectorAll('main > [data-sanity]')].map(sourceOf);
    const { _id: id, _type: type } = withBlocks(path) ?? {};
    const blocks = blocksOf(path).map(({ _key }) => ({ id, type, path: `blocks[_key=="${_key}"]` }));
    expect(paths, path).toEqual(blocks);
    expect(published.document.querySelectorAll('[data-sanity]').length, path).toBe(0);
    named += paths.length;
  }
  expect(named).toBeGreaterThan(30);
});

it('links each date to its field', () => {
  // Dates in tables are computed from what visitors write.
  const times = pages.flatMap(({ draft }) => [...draft.document.querySelectorAll('time:not(table time)')]);
  const fields = times.map((time) => sourcesIn(time.getAttribute('datetime') ?? ''));
  expect(fields.length).toBeGreaterThan(10);
  for (const [field] of fields) expect(field?.path).toMatch(/^(publishedAt|updatedOn)$/);
});

it('has stega in every text of content, figures and the product’s name included', () => {
  const found = pages.filter(({ draft }) => draft.status === 200);
  const texts = found.flatMap(({ draft }) => textsOf(draft.document.body));
  expect(texts.length).toBeGreaterThan(20 * found.length);
  const plain = texts.filter(({ around }) => !STEGA.test(around)).map(({ text }) => text.trim());
  const isOther = (text: string) => !OWN_WORDS.test(text) && !AMOUNT.test(text) && !ADDRESS.test(text);
  expect([...new Set(plain)].filter(isOther)).toEqual([]);
});

it('shows each text of content in one place and as it is stored, so that it can be typed on there', () => {
  const found = pages.filter(({ draft }) => draft.status === 200);
  const nodes = found.flatMap(({ draft }) => textsOf(draft.document.body).map(({ node }) => node));
  const others = new Set<string>();
  const wrong = new Set<string>();
  let typed = 0;
  for (const node of nodes) {
    const text = textWith(node);
    if (!text) {
      others.add((node.textContent ?? '').trim());
      continue;
    }
    const { id, path } = text.source;
    const stored: unknown = studioPath.get(archive.byId(id), path);
    if (typeof stored !== 'string' || fillText(stored, archive.brand) !== shownText(text))
      wrong.add(`${id} ${path}: “${shownText(text)}” is stored as “${stored}”`);
    typed += 1;
  }
  expect([...wrong]).toEqual([]);
  const share = `${typed} of ${nodes.length} texts have a source`;
  const isOther = (text: string) => !OWN_WORDS.test(text) && !COMPUTED.test(text) && !ADDRESS.test(text);
  expect([...others].filter(isOther), share).toEqual([]);
});

/** Texts with letters or digits, each with the text of the smallest part of the page around it. */
function textsOf(body: HTMLElement): { node: Node; text: string; around: string }[] {
  const walker = body.ownerDocument.createTreeWalker(body, 4);
  const texts: { node: Node; text: string; around: string }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    const text = node.textContent ?? '';
    if (!/[\p{L}\d]/u.test(text) || holder?.closest(NOT_READ)) continue;
    texts.push({ node, text, around: holder === null ? text : textAround(holder) });
  }
  return texts;
}

/** A word that must not wrap has a span of its own, within that of its text. */
function textAround(holder: Element): string {
  const parent = holder.parentElement?.localName === 'span' ? holder.parentElement : holder;
  return (holder.closest(PART) ?? parent).textContent ?? '';
}

/** What Studio opens for a decoded source. */
function sourceIn(source: unknown) {
  const href = isRecord(source) && typeof source.href === 'string' ? source.href : '';
  const { searchParams } = new URL(href);
  return { id: searchParams.get('id'), type: searchParams.get('type'), path: searchParams.get('path') };
}
const sourcesIn = (text: string) => vercelStegaDecodeAll<unknown>(text).map(sourceIn);
const sourceOf = (element: Element) => sourceIn(JSON.parse(element.getAttribute('data-sanity') ?? ''));
