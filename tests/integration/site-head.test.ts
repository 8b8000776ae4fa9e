import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { twinPath } from '../../app/seo/page-addresses';
import { content } from '../support/content';
import { hrefsIn, type ReadPage, readPage } from '../support/read-page';
import { texts } from '../support/site-texts';
import { type DataNode, structuredDataOf } from '../support/structured-data';
import { PUBLIC_ORIGIN, sharedSite } from '../support/test-site';

/** Search engines truncate titles somewhat above this. */
const LONGEST_TITLE = 80;

const site = sharedSite();

const read = new Map<string, Promise<ReadPage>>();
/** Each page is fetched once: nothing here changes them. */
function get(path: string): Promise<ReadPage> {
  const page = read.get(path) ?? readPage(site.url + path);
  read.set(path, page);
  return page;
}
const nodeOf = (page: ReadPage, type: string) =>
  structuredDataOf(page.document).find((node) => node['@type'] === type);
const meta = ({ document }: ReadPage, name: string) =>
  [...document.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)].map((tag) =>
    tag.getAttribute('content'),
  );
const links = ({ document }: ReadPage, rel: string) => hrefsIn(document, `head link[rel="${rel}"]`);
const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
const bare = (text: string | null | undefined) => words(text).replaceAll(' ', '');

const topics = new Set(content.topics.map(({ path }) => path));

describe.each(content.paths)('the head of %s', (path) => {
  it('has each tag once, with addresses of the public origin only', async () => {
    const page = await get(path);
    const canonical = [PUBLIC_ORIGIN + path];
    expect(page.document.querySelectorAll('head title')).toHaveLength(1);
    expect(page.document.title.length).toBeLessThanOrEqual(LONGEST_TITLE);
    for (const name of ['description', 'robots', 'og:description', 'twitter:card', 'og:image', 'og:type'])
      expect([name, meta(page, name).length]).toEqual([name, 1]);
    expect(links(page, 'canonical')).toEqual(canonical);
    expect(meta(page, 'og:url')).toEqual(canonical);
    expect(meta(page, 'og:title')).toEqual([page.document.title]);
    expect(meta(page, 'twitter:card')).toEqual(['summary_large_image']);
    const alternates = [...(topics.has(path) ? [`/rss${path}.xml`] : []), '/rss.xml', twinPath(path)];
    const others = hrefsIn(page.document, 'head link[rel="alternate"][type]');
    expect(others).toEqual(alternates.map((address) => PUBLIC_ORIGIN + address));
    expect(page.document.head.innerHTML).not.toContain(new URL(site.url).host);
  });

  it('has structured data that matches the visible page', async () => {
    const page = await get(path);
    for (const node of structuredDataOf(page.document)) {
      expect(Object.keys(checks)).toContain(node['@type']);
      checks[node['@type']]?.(node, page.document);
    }
  });
});

function expectTrail(node: DataNode, document: Document): void {
  const step = z.object({ position: z.number(), name: z.string(), item: z.string() });
  const steps = z.array(step).parse(node.itemListElement);
  const shown = [...document.querySelectorAll(`nav[aria-label="${texts.frame.breadcrumbs}"] li`)].filter(
    (item, index, all) => item.querySelector('a') !== null || index === all.length - 1,
  );
  expect(steps.map(({ name }) => name)).toEqual(shown.map((item) => words(item.textContent)));
  expect(steps.map(({ position }) => position)).toEqual(steps.map((_step, index) => index + 1));
  const addresses = shown.map((item) => item.querySelector('a')?.getAttribute('href'));
  for (const [index, address] of addresses.entries())
    if (address) expect(steps[index]?.item).toBe(PUBLIC_ORIGIN + address);
  expect([PUBLIC_ORIGIN + new URL(document.URL).pathname]).toContain(steps.at(-1)?.item);
}

function expectQuestions(node: DataNode, document: Document): void {
  const question = z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string() }) });
  const questions = z.array(question).parse(node.mainEntity);
  const buttons = [...document.querySelectorAll('main h3 button')];
  expect(questions.map(({ name }) => name)).toEqual(buttons.map((button) => words(button.textContent)));
  for (const [index, { acceptedAnswer }] of questions.entries()) {
    const answer = buttons[index]?.closest('h3')?.nextElementSibling;
    expect(bare(acceptedAnswer.text)).toBe(bare(answer?.textContent));
  }
}

function expectArticle(node: DataNode, document: Document): void {
  const header = document.querySelector('main article header');
  const { author } = z.object({ author: z.object({ name: z.string() }) }).parse(node);
  expect(words(header?.textContent)).toContain(author.name);
  expect(node).toMatchObject({
    headline: words(header?.querySelector('h1')?.textContent),
    description: words(header?.querySelector('h1 + p')?.textContent),
    image: document.querySelector('meta[property="og:image"]')?.getAttribute('content'),
  });
  const shown = header?.querySelector('time')?.getAttribute('datetime') ?? 'none';
  expect(Date.parse(String(node.datePublished))).toBe(Date.parse(shown));
}

function expectOrganisation(node: DataNode, document: Document): void {
  const profiles = hrefsIn(document, 'footer a[href^="https://"]');
  for (const profile of z.array(z.string()).parse(node.sameAs)) expect(profiles).toContain(profile);
  expect(words(document.querySelector('footer')?.textContent)).toContain(node.slogan);
}

/** Compares each type of node with the visible page. */
const checks: Record<string, (node: DataNode, document: Document) => void> = {
  BreadcrumbList: expectTrail,
  FAQPage: expectQuestions,
  BlogPosting: expectArticle,
  NewsArticle: expectArticle,
  Organization: expectOrganisation,
  WebSite: (node, document) =>
    expect(words(document.querySelector('header')?.textContent)).toContain(node.name),
};

it('the language of the site settings is that of the document, its metadata, feed and manifest', async () => {
  const { language } = content;
  const page = await get(content.post.path);
  expect(page.document.documentElement.lang).toBe(language);
  expect(meta(page, 'og:locale')).toEqual([language.replaceAll('-', '_')]);
  expect(nodeOf(page, 'BlogPosting')?.inLanguage).toBe(language);
  expect(nodeOf(await get('/'), 'WebSite')?.inLanguage).toBe(language);
  const day = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  const shown = page.document.querySelector('article header time');
  const date = new Date(shown?.getAttribute('datetime') ?? '');
  expect(shown?.textContent).toContain(day.format(date));
  const text = async (path: string) => (await fetch(site.url + path)).text();
  expect(await text('/rss.xml')).toContain(`<language>${language.toLowerCase()}</language>`);
  expect(JSON.parse(await text('/manifest.webmanifest'))).toMatchObject({ lang: language });
});

it('a site on https sends HSTS, and a policy that upgrades insecure requests', async () => {
  const { headers } = await get('/');
  expect(headers.get('Strict-Transport-Security')).toBe('max-age=86400; includeSubDomains');
  expect(headers.get('Content-Security-Policy')).toContain('upgrade-insecure-requests');
});

describe('structured data', () => {
  const types = async (path: string) =>
    structuredDataOf((await get(path)).document).map((node) => node['@type']);

  it.each([
    ['/', ['Organization', 'WebSite']],
    [content.pricing.path, []],
    [content.feature.path, ['BreadcrumbList']],
    [content.faq.path, ['FAQPage']],
    [content.post.path, ['BreadcrumbList', 'BlogPosting']],
    [content.newsItem.path, ['BreadcrumbList', 'NewsArticle']],
    [content.cookies.path, []],
    ['/nothing-here', []],
  ])('of %s is %j', async (path, expected) => {
    expect(await types(path)).toEqual(expected);
  });

  it('has an existing logo, and the contact methods of the contact page', async () => {
    const organisation = nodeOf(await get('/'), 'Organization');
    const logo = new URL(z.string().parse(organisation?.logo));
    expect(logo.origin).toBe(PUBLIC_ORIGIN);
    expect((await fetch(site.url + logo.pathname)).headers.get('Content-Type')).toBe('image/png');
    const contact = (await get(content.contact.path)).document.querySelector('main');
    expect(contact?.querySelector(`a[href^="mailto:${organisation?.email}"]`)).not.toBeNull();
    expect(contact?.textContent).toContain(organisation?.telephone);
  });
});

describe('the head of every page has', () => {
  const pages = ['/', content.pricing.path, '/nothing-here'];
  it.each(pages)('%s: a colour per theme, icons, the manifest', async (path) => {
    const page = await get(path);
    const colours = [...page.document.querySelectorAll('meta[name="theme-color"]')];
    const themes = ['light', 'dark'].map((theme) => `(prefers-color-scheme: ${theme})`);
    expect(colours.map((tag) => tag.getAttribute('media'))).toEqual(themes);
    expect(new Set(meta(page, 'theme-color')).size).toBe(2);
    expect(links(page, 'manifest')).toEqual(['/manifest.webmanifest']);
    const icons = [...links(page, 'icon'), ...links(page, 'apple-touch-icon')];
    const answers = await Promise.all(icons.map((icon) => fetch(site.url + icon)));
    const types = answers.map(({ status, headers }) => `${status} ${headers.get('Content-Type')}`);
    expect(types).toEqual(['200 image/x-icon', '200 image/svg+xml', '200 image/png']);
  });

  it('a manifest with existing icons of the declared sizes', async () => {
    const answer = await fetch(`${site.url}/manifest.webmanifest`);
    expect(answer.headers.get('Content-Type')).toBe('application/manifest+json; charset=utf-8');
    const icon = z.object({ src: z.string(), sizes: z.string(), purpose: z.string().optional() });
    const { name, icons } = z.object({ name: z.string(), icons: z.array(icon) }).parse(await answer.json());
    expect(name).toBe(content.productName);
    expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toContainEqual(['512x512', 'maskable']);
    for (const { src, sizes } of icons) {
      const file = await fetch(site.url + src);
      const { width, height } = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
      if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
    }
  });
});
