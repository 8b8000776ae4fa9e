// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { renderBlock } from '../render-block.test-support';
import { FeatureGrid } from './feature-grid';
import { span } from './feature-grid.css';
import { featureGridFixture } from './feature-grid.fixture';

const render = (change: Partial<typeof featureGridFixture> = {}, isHead = false) =>
  renderBlock(<FeatureGrid block={{ ...featureGridFixture, ...change }} isHead={isHead} />);

it('the section has the anchor and is labelled by its h2; every card has an h3', () => {
  const body = render();
  const section = body.querySelector('section');
  expect(section?.id).toBe('features');
  expect(body.querySelector('h2')?.id).toBe(section?.getAttribute('aria-labelledby'));
  expect(Array.from(body.querySelectorAll('li > div h3'), (title) => title.textContent)).toEqual(
    featureGridFixture.cards.map((card) => card.title),
  );
});

it('wide and narrow cells alternate: 7 + 5, then 5 + 7, and so on', () => {
  const cards = [...featureGridFixture.cards, ...featureGridFixture.cards].map((card, index) => ({
    ...card,
    _key: String(index),
  }));
  const cells = Array.from(render({ cards }).querySelectorAll('ul > li'));
  expect(cells.map((cell) => cell.classList.contains(span.wide))).toEqual([
    true,
    false,
    false,
    true,
    true,
    false,
    false,
    true,
  ]);
});

it('the title comes before the description, and the icon is not read out', () => {
  const cell = render().querySelector('li');
  expect(cell?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  const order = Array.from(cell?.querySelectorAll('h3, p') ?? [], (element) => element.tagName);
  expect(order.slice(0, 2)).toEqual(['H3', 'P']);
});

it('it has the h1 where it is first on the page', () => {
  const body = render({}, true);
  expect(Array.from(body.querySelectorAll('h1'), (title) => title.textContent)).toEqual([
    featureGridFixture.title,
  ]);
  expect(body.querySelector('h2')).toBeNull();
});

it('without cards there is no empty list; a card without a picture has only its text', () => {
  expect(render({ cards: [] }).querySelector('ul')).toBeNull();
  const [first] = featureGridFixture.cards;
  const cards = first ? [{ ...first, image: null }] : [];
  expect(render({ cards }).querySelector('li')?.children).toHaveLength(1);
});
