// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { tone } from '../../theme/tone.css';
import { renderBlock } from '../render-block.test-support';
import { ValueGrid } from './value-grid';
import { plain } from './value-grid.css';
import { valueGridFixture } from './value-grid.fixture';

const { values } = valueGridFixture;
const cards = (shown = values) => {
  const block = { ...valueGridFixture, values: shown };
  return [...renderBlock(<ValueGrid block={block} isHead={false} />).querySelectorAll('ul > li')];
};
const only = (change: Partial<(typeof values)[number]>) =>
  cards(values.slice(0, 1).map((value) => ({ ...value, ...change })))[0];

describe('ValueGrid', () => {
  it('shows the values in order under their own anchors', () => {
    expect(cards().map((card) => [card.id, card.querySelector('h3')?.textContent])).toEqual([
      ['get-it-right', 'Get it right'],
      ['work-as-one-team', 'Work as one team'],
      ['leave-it-stronger', 'Leave it stronger'],
    ]);
  });

  it('draws a picture only where `hasImage` is set', () => {
    expect(cards().map((card) => card.querySelectorAll('svg').length)).toEqual([1, 1, 0]);
  });

  it('puts a value without a picture on a bed under its own mineral', () => {
    expect(cards().map((card) => card.className === `${plain} ${tone.moss}`)).toEqual([false, false, true]);
  });

  it('falls back to the neutral mineral where none is chosen or the picture is missing', () => {
    expect(only({ hasImage: false, color: null })?.className).toBe(`${plain} ${tone.iron}`);
    expect(only({ image: null, color: 'clay' })?.className).toBe(`${plain} ${tone.clay}`);
  });
});
