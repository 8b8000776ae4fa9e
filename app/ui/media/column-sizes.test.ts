import { expect, it } from 'vitest';
import { columnSizes } from './image-source';

it('has the grid’s own widths for a full container', () => {
  const widest = [12, 7, 6, 4].map((columns) => columnSizes(columns).split(', ')[0]);
  expect(widest).toEqual([
    '(min-width: 1296px) 1248px',
    '(min-width: 1296px) 718px',
    '(min-width: 1296px) 612px',
    '(min-width: 1296px) 400px',
  ]);
});

it('equals the full container where the fluid width ends', () => {
  const atFullContainerPx = (1296 - 24) * (6 / 12) - 24;
  expect(columnSizes(6)).toContain('calc((100vw - 24px) * 6 / 12 - 24px)');
  expect(atFullContainerPx).toBe(612);
});

it('halves the page between the breakpoints only for cards in pairs', () => {
  expect(columnSizes(4, 6)).toContain('(min-width: 640px) calc(50vw - 32px)');
  expect(columnSizes(4)).not.toContain('640px');
});

it('ends with a length without a condition', () => {
  expect(columnSizes(5).split(', ').at(-1)).toBe('calc(100vw - 40px)');
});
