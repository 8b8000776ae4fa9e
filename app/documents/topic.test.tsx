// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { renderBlock } from '../blocks/render-block.test-support';
import { Topic } from './topic';
import { emptyTopicFixture, topicFixture } from './topic.fixture';

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
  const links = [...body.querySelectorAll('nav[aria-label="Other topics"] a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/company/blog/topics/stock']);
});

it('says that there are no articles, and has no list', () => {
  const body = renderBlock(<Topic topic={emptyTopicFixture} />);
  expect(body.querySelectorAll('h1')).toHaveLength(1);
  expect(body.textContent).toContain('no articles');
  expect(body.querySelector('ol, nav')).toBeNull();
});
