// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { renderBlock } from '../blocks/render-block.test-support';
import { Article } from './article';
import { articleFixture } from './article.fixture';

it('indexes sections, not subsections, by the ids in the text', () => {
  const body = renderBlock(<Article article={articleFixture} />);
  const index = Array.from(body.querySelectorAll('nav[aria-label="On this page"] a'), (link) =>
    link.getAttribute('href'),
  );
  expect(index).toEqual(['#first-in-first-out', '#last-in-first-out']);
  expect(index.map((href) => body.querySelector(`h2${href}`)?.tagName)).toEqual(['H2', 'H2']);
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
