// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { renderBlock } from '../render-block.test-support';
import { ValueGrid } from './value-grid';
import { plain } from './value-grid.css';
import { valueGridFixture } from './value-grid.fixture';

const cards = (body: HTMLElement) => Array.from(body.querySelectorAll('ul > li'));
const only = (change: Partial<(typeof valueGridFixture.values)[number]>) => ({
  ...valueGridFixture,
  values: valueGridFixture.values.slice(0, 1).map((value) => ({ ...value, ...change })),
});

describe('ValueGrid', () => {
  it('shows the values in order under their own anchors', () => {
    const body = renderBlock(<ValueGrid block={valueGridFixture} isHead={false} />);
    expect(cards(body).map((card) => [card.id, card.querySelector('h3')?.textContent])).toEqual([
      ['get-it-right', 'Get it right'],
      ['work-as-one-team', 'Work as one team'],
      ['leave-it-stronger', 'Leave it stronger'],
    ]);
  });

  it('draws a picture only where `hasImage` is set', () => {
    const body = renderBlock(<ValueGrid block={valueGridFixture} isHead={false} />);
    expect(cards(body).map((card) => card.querySelectorAll('svg').length)).toEqual([1, 1, 0]);
  });

  it('puts a value without a picture on a bed under its own mineral', () => {
    const body = renderBlock(<ValueGrid block={valueGridFixture} isHead={false} />);
    expect(cards(body).map((card) => card.className === plain.moss)).toEqual([false, false, true]);
  });

  it('falls back to the neutral mineral where none is chosen or the picture is missing', () => {
    const uncoloured = renderBlock(
      <ValueGrid block={only({ hasImage: false, color: null })} isHead={false} />,
    );
    expect(cards(uncoloured)[0]?.className).toBe(plain.iron);
    const missing = renderBlock(<ValueGrid block={only({ image: null, color: 'clay' })} isHead={false} />);
    expect(cards(missing)[0]?.className).toBe(plain.clay);
  });
});
