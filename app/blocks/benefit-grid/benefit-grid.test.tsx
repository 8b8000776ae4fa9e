// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { tone } from '../../theme/tone.css';
import { renderBlock } from '../render-block.test-support';
import { BenefitGrid } from './benefit-grid';
import { card } from './benefit-grid.css';
import { benefitGridFixture } from './benefit-grid.fixture';

const render = (change: Partial<typeof benefitGridFixture> = {}) =>
  renderBlock(<BenefitGrid block={{ ...benefitGridFixture, ...change }} isHead={false} />);

it('cards follow an h2 in the order of the content, each with title and sentence', () => {
  const body = render();
  expect(body.querySelectorAll('h2')).toHaveLength(1);
  const cards = Array.from(body.querySelectorAll('li'), (item) => [
    item.querySelector('h3')?.textContent,
    item.querySelector('p')?.textContent,
  ]);
  expect(cards).toEqual(benefitGridFixture.cards.map(({ title, description }) => [title, description]));
});

it('each card has the mineral chosen in the content', () => {
  const items = Array.from(render().querySelectorAll('li'));
  benefitGridFixture.cards.forEach(({ color }, index) => {
    expect(items[index]?.className).toBe(`${card} ${tone[color]}`);
  });
  expect(new Set(items.map((item) => item.className)).size).toBe(benefitGridFixture.cards.length);
});

it('a card with an unknown icon is still rendered', () => {
  const broken = JSON.parse(JSON.stringify(benefitGridFixture).replaceAll('"package"', '"no-such-icon"'));
  const body = renderBlock(<BenefitGrid block={broken} isHead={false} />);
  expect(body.querySelectorAll('li')).toHaveLength(2);
  expect(body.querySelectorAll('svg')).toHaveLength(1);
});

it('the lead is optional; without cards there is no list', () => {
  expect(render({ lead: 'In short.' }).textContent).toContain('In short.');
  expect(render({ cards: [] }).querySelector('ul')).toBeNull();
});
