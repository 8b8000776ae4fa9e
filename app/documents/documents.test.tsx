// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { renderBlock } from '../blocks/render-block.test-support';
import { mediaRowFixture, proseFixture } from '../blocks/text-blocks.fixture';
import type { PageDocument } from '../content-model/content-types';
import { text } from '../media/text-and-media.css';
import { attributesOf } from '../ui/elements.test-support';
import { Article } from './article';
import { articleFixture, documentFields } from './article.fixture';
import { Document } from './document';
import { Legal } from './legal';
import { legalFixture } from './legal.fixture';
import { Topic } from './topic';
import { emptyTopicFixture, topicFixture } from './topic.fixture';

describe('an article', () => {
  const show = (change: Partial<typeof articleFixture> = {}) =>
    renderBlock(<Article article={{ ...articleFixture, ...change }} />);
  /** Target, first and last words of each link. */
  const linksIn = (nav: ParentNode | null) =>
    [...(nav?.querySelectorAll('a') ?? [])].map((link) => [
      link.getAttribute('href'),
      link.firstElementChild?.textContent,
      link.lastElementChild?.textContent,
    ]);

  it('indexes sections, not subsections, by the ids in the text', () => {
    const body = show();
    const index = attributesOf(body, 'nav[aria-label="On this page"] a', 'href');
    expect(index).toEqual(['#first-in-first-out', '#last-in-first-out']);
    expect(index.map((href) => body.querySelector(`h2${href}`)?.tagName)).toEqual(['H2', 'H2']);
  });

  it('links to the newer and the older article', () => {
    expect(linksIn(show().querySelector('nav[aria-label="More articles"]'))).toEqual([
      ['/company/blog/month-end', 'Newer', 'Why the month-end close takes too long'],
      ['/company/blog/three-way-match', 'Older', 'What three-way match catches'],
    ]);
  });

  it.each([
    ['a link to its page', { title: 'Stock', path: '/topics/stock' }, ['/topics/stock']],
    ['no link, where it is a text', { title: 'Stock', path: null }, []],
  ])('names its topic before the reading time: %s', (_, topic, links) => {
    const header = show({ topic }).querySelector('header') ?? document;
    expect(header.textContent).toMatch(/ · Stock · .*read$/);
    expect(attributesOf(header, 'a', 'href')).toEqual(links);
  });

  it('links to related articles last, each with its date and topic', () => {
    const nav = show().querySelector('nav[aria-label="More articles"] ~ nav[aria-label="Related articles"]');
    expect(nav?.querySelector('h2')?.textContent).toBe('Related');
    expect(linksIn(nav)).toEqual([
      ['/company/blog/group-reporting', '5 Mar 2026 · Accounting', 'Group reporting in one view'],
      ['/company/blog/bins', '21 Jan 2026', 'Naming racks and bins'],
    ]);
  });
});

describe('a legal page', () => {
  // One link is stored without a leading slash.
  const links = ['/rights/terms', 'plinth-rights/privacy-policy', '/rights/cookies'];
  const legalLinks = links.map((href) => ({ label: href, href, newTab: null }));
  const show = () =>
    renderBlock(<Legal document={legalFixture} legalLinks={legalLinks} path={legalFixture.path} />);

  it('lists all legal documents and marks this one, for any spelling of its link', () => {
    const shown = [...show().querySelectorAll('nav[aria-label="Legal documents"] a')];
    expect(shown.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['/rights/terms', null],
      ['/plinth-rights/privacy-policy', 'page'],
      ['/rights/cookies', null],
    ]);
  });

  it('puts the sample notice before the text', () => {
    const note = show().querySelector('[role="note"]');
    expect(note?.textContent).toBe('Sample text for layout only.');
    expect(note?.nextElementSibling?.textContent).toBe('This page is content.');
  });
});

describe('a topic', () => {
  it('starts with name and sentence, then lists its articles without naming it again', () => {
    const body = renderBlock(<Topic topic={topicFixture} />);
    expect(body.querySelector('h1')?.textContent).toBe('Accounting');
    expect(body.querySelector('h1 + * p')?.textContent).toBe(topicFixture.description);
    const rows = [...body.querySelectorAll('ol > li')];
    expect(rows.map((row) => row.querySelector('h2 a')?.getAttribute('href'))).toEqual(
      topicFixture.articles.map(({ path }) => path),
    );
    expect(rows.every((row) => !row.textContent?.includes('Accounting'))).toBe(true);
  });

  it('leads to the other topics', () => {
    const others = [{ _id: 'topic-stock', title: 'Stock', path: '/company/blog/topics/stock' }];
    const body = renderBlock(<Topic topic={{ ...topicFixture, others }} />);
    expect(attributesOf(body, 'nav[aria-label="Other topics"] a', 'href')).toEqual([others[0]?.path]);
  });

  it('says that there are no articles, and has no list', () => {
    const body = renderBlock(<Topic topic={emptyTopicFixture} />);
    expect(body.querySelectorAll('h1')).toHaveLength(1);
    expect(body.textContent).toContain('no articles');
    expect(body.querySelector('ol, nav')).toBeNull();
  });
});

const row = (_key: string, title: string) => ({ ...mediaRowFixture, _key, title });

const page: PageDocument = {
  ...documentFields('page', 'Page', '/page'),
  endCap: null,
  blocks: [row('a', 'One'), row('b', 'Two'), row('c', 'Three'), proseFixture, row('d', 'Four')],
};

it('a page mirrors every second of the rows of text and picture that follow each other, and keeps the text first', () => {
  const body = renderBlock(<Document document={page} legalLinks={[]} path="/page" />);
  const sides = [...body.querySelectorAll('h1, h2')].flatMap((title) => {
    const words = title.closest(`.${text.left}, .${text.right}`);
    if (!words) return [];
    expect(words.previousElementSibling).toBeNull();
    return [[title.textContent, words.className === text.left ? 'picture left' : 'picture right']];
  });
  expect(sides).toEqual([
    ['One', 'picture right'],
    ['Two', 'picture left'],
    ['Three', 'picture right'],
    ['Four', 'picture right'],
  ]);
});
