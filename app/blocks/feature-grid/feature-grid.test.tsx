// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { renderBlock } from '../render-block.test-support';
import { FeatureGrid } from './feature-grid';
import { span } from './feature-grid.css';
import { featureGridFixture } from './feature-grid.fixture';

const render = (change: Partial<typeof featureGridFixture> = {}) =>
  renderBlock(<FeatureGrid block={{ ...featureGridFixture, ...change }} isHead={false} />);

it('wide and narrow cells alternate: 7 + 5, then 5 + 7, and so on', () => {
  const cards = [0, 1, 2, 3].flatMap((time) =>
    featureGridFixture.cards.map((card) => ({ ...card, _key: `${card._key}-${time}` })),
  );
  const cells = Array.from(render({ cards }).querySelectorAll('ul > li'));
  const widths = cells.map((cell) => (cell.classList.contains(span.wide) ? 7 : 5));
  expect(widths).toEqual([7, 5, 5, 7, 7, 5, 5, 7]);
});
