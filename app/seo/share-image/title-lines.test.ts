import { describe, expect, it } from 'vitest';
import { fitTitle, TITLE_SIZES } from './title-lines';

/** Every letter is half an em wide. */
const inLines = (title: string, widthPx = 900) => fitTitle(title, (text) => [...text].length / 2, widthPx);
const SMALLEST = TITLE_SIZES[TITLE_SIZES.length - 1]?.size ?? 0;

describe('a title', () => {
  it.each([
    ['Pricing', 108, 1],
    ['Inventory management', 108, 2],
    ['FIFO, LIFO or weighted average: choosing a method', 88, 3],
    ['Why the month-end close takes too long, and where all of the time goes each month', 72, 4],
    [
      'Why the month-end close takes too long, and where all of the time goes each month, and how to have it back',
      60,
      4,
    ],
  ])('“%s” has %i px and %i lines', (title, size, lines) => {
    const fitted = inLines(title);
    expect([fitted.size, fitted.lines.length]).toEqual([size, lines]);
    expect(fitted.lines.join(' ').replaceAll('- ', '-')).toBe(title);
  });

  it('has lines of about the same length', () => {
    expect(inLines('One two three four five six').lines).toEqual(['One two three', 'four five six']);
  });

  it('may be broken after a hyphen, not before', () => {
    expect(inLines('Multi-currency payables', 250).lines).toEqual(['Multi-', 'currency', 'payables']);
  });

  it('that is too long ends in an ellipsis, after a whole word', () => {
    const { size, lines } = inLines('Everything that went wrong, '.repeat(8));
    expect([size, lines.length]).toEqual([SMALLEST, 4]);
    expect(lines.at(-1)).toMatch(/(?:Everything|that|went|wrong)…$/);
  });

  it('of one word that is too long is broken', () => {
    const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';
    const { size, lines } = inLines(word);
    expect([size, lines.join('')]).toEqual([SMALLEST, word]);
    expect(lines.every((line) => (line.length / 2) * size <= 900)).toBe(true);
    expect(inLines(word.repeat(9)).lines.at(-1)).toMatch(/\p{L}…$/u);
  });
});
