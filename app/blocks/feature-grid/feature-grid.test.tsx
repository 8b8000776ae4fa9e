// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { textsOf } from '../../ui/elements.test-support';
import { renderBlock } from '../render-block.test-support';
import { FeatureGrid } from './feature-grid';
import { span } from './feature-grid.css';
import { featureGridFixture } from './feature-grid.fixture';

const render = (change: Partial<typeof featureGridFixture> = {}) =>
  renderBlock(<FeatureGrid block={{ ...featureGridFixture, ...change }} isHead={false} />);

it('every card has an h3', () => {
  expect(textsOf(render(), 'li > div h3')).toEqual(featureGridFixture.cards.map((card) => card.title));
});

it('wide and narrow cells alternate: 7 + 5, then 5 + 7, and so on', () => {
  const cards = [0, 1, 2, 3].flatMap((time) =>
    featureGridFixture.cards.map((card) => ({ ...card, _key: `${card._key}-${time}` })),
  );
  const cells = Array.from(render({ cards }).querySelectorAll('ul > li'));
  const widths = cells.map((cell) => (cell.classList.contains(span.wide) ? 7 : 5));
  expect(widths).toEqual([7, 5, 5, 7, 7, 5, 5, 7]);
});

it('the title comes before the description, and the icon is not read out', () => {
  const cell = render().querySelector('li');
  expect(cell?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  const order = Array.from(cell?.querySelectorAll('h3, p') ?? [], (element) => element.tagName);
  expect(order.slice(0, 2)).toEqual(['H3', 'P']);
});

it('without cards there is no empty list; a card without a picture has only its text', () => {
  expect(render({ cards: [] }).querySelector('ul')).toBeNull();
  const [first] = featureGridFixture.cards;
  const cards = first ? [{ ...first, image: null }] : [];
  expect(render({ cards }).querySelector('li')?.children).toHaveLength(1);
});
