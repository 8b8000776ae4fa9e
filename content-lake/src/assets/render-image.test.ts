import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ImageFit } from './image-recipe';
import { renditionSize } from './render-image';

const wide = { width: 200, height: 100 };
const size = (width: number, height: number) => ({ width, height });

describe('the size of a rendition', () => {
  it.each<[ImageFit, number | undefined, number | undefined, object, object]>([
    ['clip', undefined, undefined, wide, wide],
    ['clip', 50, undefined, size(50, 25), size(50, 25)],
    ['clip', undefined, 200, size(400, 200), size(400, 200)],
    ['clip', 50, 50, size(50, 25), size(50, 25)],
    ['max', 400, undefined, wide, wide],
    ['max', 50, 10, size(20, 10), size(20, 10)],
    ['crop', 50, 50, size(100, 50), size(50, 50)],
    ['crop', 400, 100, size(400, 200), size(400, 100)],
  ])('%s into %s by %s', (fit, width, height, scaled, canvas) => {
    expect(renditionSize(wide, width, height, fit)).toEqual({ scaled, canvas });
  });

  it('a crop is never larger than its source and at least one pixel wide', () => {
    const side = fc.integer({ min: 1, max: 5_000 });
    fc.assert(
      fc.property(side, side, side, side, (w, h, width, height) => {
        const { scaled, canvas } = renditionSize(size(w, h), width, height, 'crop');
        expect(scaled.width).toBeGreaterThanOrEqual(canvas.width);
        expect(scaled.height).toBeGreaterThanOrEqual(canvas.height);
        expect(Math.min(canvas.width, canvas.height)).toBeGreaterThanOrEqual(1);
      }),
    );
    expect(renditionSize(size(5_000, 1), 10, undefined, 'clip').canvas).toEqual(size(10, 1));
  });
});
