import { describe, expect, it } from 'vitest';
import type { UploadedImage } from '../content-model/content-types';
import { imageSource } from './image-source';
import { columnSizes } from './media';

const host = { baseUrl: 'http://localhost:4000', projectId: 'abc', dataset: 'production' };
const SHA = '0123456789abcdef0123456789abcdef01234567';

/** Content can have any shape: values go through JSON, as from the Lake. */
function image(ref: unknown, rest: object = {}): UploadedImage {
  return JSON.parse(
    JSON.stringify({ asset: { _type: 'reference', _ref: ref }, crop: null, hotspot: null, ...rest }),
  );
}

const widths = (srcSet = '') => [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));

describe('imageSource', () => {
  it('has every width up to the original’s, and the size', () => {
    const source = imageSource(image(`image-${SHA}-1000x500-jpg`), host);
    expect(source).toMatchObject({ width: 1000, height: 500 });
    expect(widths(source?.srcSet)).toEqual([320, 480, 640, 960, 1000]);
    const url = new URL(source?.src ?? '');
    expect(url.origin + url.pathname).toBe(`http://localhost:4000/images/abc/production/${SHA}-1000x500.jpg`);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ auto: 'format', fit: 'crop', w: '960' });
  });

  it.each([
    [200, [200]],
    [320, [320]],
    [640, [320, 480, 640]],
    [2400, [320, 480, 640, 960, 1280, 1600, 2000, 2400]],
    [9000, [320, 480, 640, 960, 1280, 1600, 2000, 2400]],
  ])('never requests more than the width of a %i px wide original', (width, expected) => {
    expect(widths(imageSource(image(`image-${SHA}-${width}x100-png`), host)?.srcSet)).toEqual(expected);
  });

  it('subtracts the crop from the size', () => {
    const crop = { _type: 'sanity.imageCrop', top: 0.1, bottom: 0.1, left: 0.25, right: 0.25 };
    const source = imageSource(image(`image-${SHA}-1000x500-jpg`, { crop }), host);
    expect(source).toMatchObject({ width: 500, height: 400 });
    expect(widths(source?.srcSet)).toEqual([320, 480, 500]);
    expect(new URL(source?.src ?? '').searchParams.get('rect')).toBe('250,50,500,400');
  });

  it('keeps the hotspot visible if a shape is given', () => {
    const hotspot = { _type: 'sanity.imageHotspot', x: 0.9, y: 0.5, width: 0.1, height: 0.1 };
    const shape = { width: 52, height: 56 };
    const source = imageSource(image(`image-${SHA}-1000x500-jpg`, { hotspot }), host, shape);
    expect(source).toMatchObject(shape);
    expect(source?.srcSet?.match(/ \dx/g)).toEqual([' 1x', ' 2x', ' 3x']);
    const [left = 0, , width = 0] =
      new URL(source?.src ?? '').searchParams.get('rect')?.split(',').map(Number) ?? [];
    expect(left + width).toBe(1000);
  });

  it('has no widths for an SVG, which scales itself', () => {
    const source = imageSource(image(`image-${SHA}-300x100-svg`), host);
    expect(source).toEqual({ width: 300, height: 100, src: expect.stringMatching(/-300x100\.svg$/) });
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 12],
    ['an address', 'https://evil.example/a.png'],
    ['a file', `file-${SHA}-pdf`],
    ['no size', `image-${SHA}-png`],
    ['no width', `image-${SHA}-0x100-png`],
    ['a path', 'image-../../x-10x10-png'],
    ['markup', `image-${SHA}-10x10-png"><script>`],
  ])('shows nothing for %s', (_, ref) => {
    expect(imageSource(image(ref), host)).toBeNull();
  });

  it.each([
    ['a crop that leaves nothing', { crop: { top: 0.5, bottom: 0.5, left: 0, right: 0 } }],
    ['a crop that is not one', { crop: { top: -1, bottom: 'x', left: null } }],
    ['a hotspot outside the image', { hotspot: { x: 4, y: 4, width: 1, height: 1 } }],
    ['an empty crop', { crop: {} }],
  ])('shows the whole image for %s', (_, rest) => {
    const source = imageSource(image(`image-${SHA}-1000x500-jpg`, rest), host);
    expect(source).toMatchObject({ width: 1000, height: 500 });
    expect(source?.src).not.toContain('rect=');
  });
});

describe('columnSizes', () => {
  it('has the grid’s own widths for a full container, and fluid ones below it', () => {
    expect(columnSizes(6)).toContain('calc((100vw - 24px) * 6 / 12 - 24px)');
    const widest = [12, 7, 6, 4].map((columns) => columnSizes(columns).split(', ')[0]);
    expect(widest).toEqual([
      '(min-width: 1296px) 1248px',
      '(min-width: 1296px) 718px',
      '(min-width: 1296px) 612px',
      '(min-width: 1296px) 400px',
    ]);
  });

  it('halves the page between the breakpoints only for cards in pairs', () => {
    expect(columnSizes(4, 6)).toContain('(min-width: 640px) calc(50vw - 32px)');
    expect(columnSizes(4)).not.toContain('640px');
  });
});
