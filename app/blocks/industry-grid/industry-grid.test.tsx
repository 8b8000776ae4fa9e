// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { renderBlock } from '../render-block.test-support';
import { IndustryGrid } from './industry-grid';
import { industryGridFixture } from './industry-grid.fixture';

const render = (change: Partial<typeof industryGridFixture> = {}) =>
  renderBlock(<IndustryGrid block={{ ...industryGridFixture, ...change }} isHead={false} />);

it('each card can be linked to by the industry’s id', () => {
  const ids = Array.from(render().querySelectorAll('li'), (item) => item.id);
  expect(ids).toEqual(industryGridFixture.industries.map(({ id }) => id));
});

it('cards are h3 under the title, and h2 where the block has none', () => {
  expect(render().querySelectorAll('h2')).toHaveLength(1);
  expect(render().querySelectorAll('li h3')).toHaveLength(2);
  const untitled = render({ title: null });
  expect(untitled.querySelectorAll('li h2')).toHaveLength(2);
  expect(untitled.querySelector('h3')).toBeNull();
  expect(untitled.querySelector('section')?.hasAttribute('aria-labelledby')).toBe(false);
});
