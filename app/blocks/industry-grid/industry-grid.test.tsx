// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { linksOf } from '../../ui/elements.test-support';
import { renderBlock } from '../render-block.test-support';
import { IndustryGrid } from './industry-grid';
import { industryGridFixture } from './industry-grid.fixture';

const render = (change: Partial<typeof industryGridFixture> = {}) =>
  renderBlock(<IndustryGrid block={{ ...industryGridFixture, ...change }} isHead={false} />);

it('each industry is one link with its name, in the order of the content', () => {
  const links = linksOf(render(), 'li a');
  expect(links).toEqual(industryGridFixture.industries.map(({ title, href }) => [title, href]));
});

it('each card can be linked to by the industry’s id', () => {
  const ids = Array.from(render().querySelectorAll('li'), (item) => item.id);
  expect(ids).toEqual(industryGridFixture.industries.map(({ id }) => id));
});

it('decorative drawings are not read out; one with alternative text is', () => {
  const [first, ...others] = industryGridFixture.industries;
  if (!first) throw new Error('The fixture has no industry');
  const described = { ...first, image: { ...first.image, decorative: null, alt: 'A shop front' } };
  const body = render({ industries: [described, ...others] });
  expect(body.querySelectorAll('[role="img"]')).toHaveLength(1);
  expect(body.querySelector('li [role="img"]')?.getAttribute('aria-label')).toBe('A shop front');
});

it('cards are h3 under the title, and h2 where the block has none', () => {
  expect(render().querySelectorAll('h2')).toHaveLength(1);
  expect(render().querySelectorAll('li h3')).toHaveLength(2);
  const untitled = render({ title: null });
  expect(untitled.querySelectorAll('li h2')).toHaveLength(2);
  expect(untitled.querySelector('h3')).toBeNull();
  expect(untitled.querySelector('section')?.hasAttribute('aria-labelledby')).toBe(false);
});

it('an unsafe address is shown as text', () => {
  const [first] = industryGridFixture.industries;
  if (!first) throw new Error('The fixture has no industry');
  const body = render({ industries: [{ ...first, href: 'javascript:alert(1)' }] });
  expect(body.querySelector('a')).toBeNull();
  expect(body.querySelector('h3')?.textContent).toBe(first.title);
});

it('without industries there is no list', () => {
  expect(render({ industries: [] }).querySelector('ul')).toBeNull();
});
