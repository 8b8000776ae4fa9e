// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { attributesOf, linksOf, textsOf } from '../../ui/elements.test-support';
import { renderBlock } from '../render-block.test-support';
import { ArticleList } from './article-list';
import { articleListFixture } from './article-list.fixture';

const render = (change: Partial<typeof articleListFixture> = {}, isHead = false, location = '/blog') =>
  renderBlock(<ArticleList block={{ ...articleListFixture, ...change }} isHead={isHead} />, location);

it('shows the first article large: picture, date and topic, title, excerpt, link', () => {
  const body = render();
  const [title, date] = ['Why the month-end close takes too long', '19 Mar 2026 · Accounting'];
  expect(body.querySelector('h2')?.textContent).toBe(title);
  expect(textsOf(body, 'p').slice(0, 2)).toEqual([date, 'What to know about accounting.']);
  expect(linksOf(body, 'a[aria-label]')).toEqual([['Read the guide', '/company/blog/month-end']]);
  expect(attributesOf(body, 'a[aria-label]', 'aria-label')).toEqual([`Read the guide: ${title}`]);
});

it('lists the others in the order given, with dates in UTC', () => {
  const body = render();
  expect(textsOf(body, 'ol time')).toEqual(['12 Mar 2026', '9 Jan 2026']);
  const times = ['2026-03-12T08:00:00Z', '2026-01-08T23:30:00-05:00'];
  expect(attributesOf(body, 'ol time', 'datetime')).toEqual(times);
  const paths = ['/company/blog/fifo', '/company/blog/job-costing'];
  expect(attributesOf(body, 'ol > li h2 > a', 'href')).toEqual(paths);
});

it('has no rows for a single article, and renders nothing for none', () => {
  const one = articleListFixture.articles.slice(0, 1);
  expect(render({ articles: one }).querySelector('ol')).toBeNull();
  expect(render({ articles: [] }).innerHTML).toBe('');
});

it('on a later page has rows only, the first with the heading of the page where it is the head', () => {
  const later = { unchanging: 14, changing: [{ _id: 'a', about: null }] };
  const body = render(later, true, '/blog?page=2');
  expect(body.querySelectorAll('ol > li h1, ol > li h2')).toHaveLength(3);
  expect(body.querySelectorAll('h1')).toHaveLength(1);
  expect(attributesOf(body, 'nav[aria-label="Pages"] a[aria-current]', 'href')).toEqual(['/blog?page=2']);
  expect(body.querySelector('nav[aria-label="Topics"]')).toBeNull();
});

it('links to its topics, and to none where there are none', () => {
  const topicsOf = (body: HTMLElement) => linksOf(body, 'nav[aria-label="Topics"] a');
  expect(topicsOf(render())).toEqual([
    ['Accounting', '/company/blog/topics/accounting'],
    ['Inventory', '/company/blog/topics/inventory'],
  ]);
  expect(topicsOf(render({ topics: [] }))).toEqual([]);
});

it('shows an article without a topic by its date', () => {
  const articles = articleListFixture.articles.map((article) => ({ ...article, topic: null }));
  const body = render({ articles });
  expect(body.querySelector('p')?.textContent).toBe('19 Mar 2026');
  expect(body.querySelectorAll('ol > li')).toHaveLength(2);
});

it('links to its pages from one entry more than a page holds', () => {
  const links = [12, 13].map((unchanging) => linksOf(render({ unchanging }), 'nav[aria-label="Pages"] a'));
  expect(links.map(({ length }) => length)).toEqual([0, 3]);
});
