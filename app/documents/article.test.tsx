// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { renderBlock } from '../blocks/render-block.test-support';
import { Article } from './article';
import { articleFixture, loneArticleFixture } from './article.fixture';

it('starts with title, excerpt and byline', () => {
  const body = renderBlock(<Article article={articleFixture} />);
  expect(body.querySelectorAll('h1')).toHaveLength(1);
  expect(body.querySelector('h1 + p')?.textContent).toBe(articleFixture.excerpt);
  const header = body.querySelector('header');
  expect(header?.textContent).toContain('Priya Nair12 Mar 2026 · Inventory · 1\u00a0minute\u00a0read');
  expect(header?.querySelector('time')?.getAttribute('datetime')).toBe('2026-03-12T08:00:00Z');
});

it('indexes sections, not subsections, by the ids in the text', () => {
  const body = renderBlock(<Article article={articleFixture} />);
  const index = Array.from(body.querySelectorAll('nav[aria-label="On this page"] a'), (link) =>
    link.getAttribute('href'),
  );
  expect(index).toEqual(['#first-in-first-out', '#last-in-first-out']);
  expect(index.map((href) => body.querySelector(`h2${href}`)?.tagName)).toEqual(['H2', 'H2']);
});

it('shows the cover before the text and the neighbours after it', () => {
  const body = renderBlock(<Article article={articleFixture} />);
  const inOrder = Array.from(
    body.querySelectorAll('figure, #first-in-first-out, nav[aria-label="More articles"]'),
    (element) => element.tagName,
  );
  expect(inOrder).toEqual(['FIGURE', 'H2', 'NAV']);
});

it('links to the newer and the older article', () => {
  const body = renderBlock(<Article article={articleFixture} />);
  const links = Array.from(body.querySelectorAll('nav[aria-label="More articles"] a'), (link) => [
    link.getAttribute('href'),
    link.firstElementChild?.textContent,
    link.lastElementChild?.textContent,
  ]);
  expect(links).toEqual([
    ['/company/blog/month-end', 'Newer', 'Why the month-end close takes too long'],
    ['/company/blog/three-way-match', 'Older', 'What three-way match catches'],
  ]);
});

it('names its topic before the reading time, as a link to the topic’s page', () => {
  const header = renderBlock(<Article article={articleFixture} />).querySelector('header');
  expect(header?.textContent).toMatch(/ · Inventory · .*read$/);
  expect(header?.querySelector('a')?.getAttribute('href')).toBe('/company/blog/topics/inventory');
});

it('names a topic that is a text without a link', () => {
  const article = { ...articleFixture, topic: { title: 'Stock', path: null } };
  const header = renderBlock(<Article article={article} />).querySelector('header');
  expect(header?.textContent).toMatch(/ · Stock · /);
  expect(header?.querySelector('a')).toBeNull();
});

it('links to related articles last, each with its date and topic', () => {
  const body = renderBlock(<Article article={articleFixture} />);
  const nav = body.querySelector('nav[aria-label="More articles"] ~ nav[aria-label="Related articles"]');
  expect(nav?.querySelector('h2')?.textContent).toBe('Related');
  const links = Array.from(nav?.querySelectorAll('a') ?? [], (link) => [
    link.getAttribute('href'),
    link.firstElementChild?.textContent,
    link.lastElementChild?.textContent,
  ]);
  expect(links).toEqual([
    ['/company/blog/group-reporting', '05 Mar 2026 · Accounting', 'Group reporting in one view'],
    ['/company/blog/bins', '21 Jan 2026', 'Naming racks and bins'],
  ]);
});

it('omits what is missing: author, index, topic, neighbours, related articles', () => {
  const body = renderBlock(<Article article={loneArticleFixture} />);
  expect(body.querySelector('nav')).toBeNull();
  expect(body.querySelector('header svg, header img')).toBeNull();
  expect(body.querySelector('header')?.textContent).toContain('12 Mar 2026');
});

it('omits an invalid date', () => {
  const body = renderBlock(<Article article={{ ...articleFixture, publishedAt: 'soon' }} />);
  expect(body.querySelector('header time')).toBeNull();
  expect(body.querySelector('header')?.textContent).toContain(
    'Priya NairInventory · 1\u00a0minute\u00a0read',
  );
});
