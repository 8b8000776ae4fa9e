// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawingFixture, mediaFixture } from '../blocks/media.fixture';
import type { MediaValue } from '../content-model/content-types';
import { views } from '../product-views/view.fixture';
import { textsOf } from '../ui/elements.test-support';
import { AssetHostProvider } from './image-source';
import { Media } from './media';
import { Portrait } from './person';

const host = { baseUrl: 'http://localhost:4000', projectId: 'abc', dataset: 'production' };
const SHA = '0123456789abcdef0123456789abcdef01234567';

const upload = (ref: string, rest: Partial<MediaValue> = {}) =>
  mediaFixture({ image: { asset: { _type: 'reference', _ref: ref }, crop: null, hotspot: null }, ...rest });
const photo = upload(`image-${SHA}-1200x800-jpg`, { alt: 'A loading bay' });

function show(media: MediaValue, priority?: boolean) {
  const { container } = render(
    <AssetHostProvider value={host}>
      <Media media={media} sizes="50vw" priority={priority} className="mine" />
    </AssetHostProvider>,
  );
  return container;
}

afterEach(cleanup);

describe('Media', () => {
  const attributesOf = (container: HTMLElement, ...names: string[]) =>
    names.map((name) => container.querySelector('img')?.getAttribute(name));

  it('shows an upload with its size, its widths and its texts', () => {
    const shown = attributesOf(show(photo), 'width', 'height', 'sizes', 'alt', 'decoding', 'class', 'srcset');
    const look = expect.stringMatching(/ mine$/);
    const widths = expect.stringContaining(' 1200w');
    expect(shown).toEqual(['1200', '800', '50vw', 'A loading bay', 'async', look, widths]);
  });

  it.each([
    [false, 'lazy', null],
    [true, 'eager', 'high'],
  ])('priority %s: loads %s', (priority, loading, fetchPriority) => {
    const shown = attributesOf(show(photo, priority), 'loading', 'fetchpriority');
    expect(shown).toEqual([loading, fetchPriority]);
  });

  it('has an empty alternative text if it is decorative, even if one was entered', () => {
    expect(attributesOf(show({ ...photo, decorative: true }), 'alt')).toEqual(['']);
  });

  it('shows a product view with its caption, or else its alternative text', () => {
    const media = mediaFixture({ source: 'view', view: views.ledger, alt: 'A sale' });
    const captions = (change: Partial<MediaValue>) => textsOf(show({ ...media, ...change }), 'figcaption');
    expect(captions({})).toEqual(['A sale']);
    expect(captions({ caption: 'One sale' })).toEqual(['One sale']);
    expect(captions({ decorative: true })).toEqual([]);
  });

  it.each<[string, MediaValue]>([
    ['an upload', photo],
    ['a drawing', drawingFixture('value-1')],
  ])('shows the caption of %s below it, and none where there is none', (_, media) => {
    const figure = show({ ...media, caption: 'Bay 4, at six' }).querySelector('figure.mine');
    expect(figure?.querySelector('img, svg')?.nextElementSibling?.textContent).toBe('Bay 4, at six');
    expect(figure?.querySelector('.mine')).toBeNull();
    cleanup();
    const bare = show(media);
    expect(bare.querySelector('figure')).toBeNull();
    expect(bare.querySelector('img.mine, svg.mine')).not.toBeNull();
  });

  it.each<[string, MediaValue]>([
    ['a broken reference', upload('image-nothing')],
    ['no image', mediaFixture({ source: 'image' })],
    ['a view that is not published', mediaFixture({ source: 'view' })],
    ['no drawing', mediaFixture({ source: 'illustration' })],
    ['a caption without a picture', upload('image-nothing', { caption: 'Nothing to see' })],
    ['an unknown kind', mediaFixture({ source: null })],
  ])('renders nothing visible for %s', (_, media) => {
    expect(show(media).querySelector('img, svg, figure')).toBeNull();
  });

  it('shows no upload without an asset host', () => {
    const { container } = render(<Media media={photo} sizes="50vw" />);
    expect(container.innerHTML).toBe('');
  });
});

describe('Portrait', () => {
  const face = (media: MediaValue) =>
    render(
      <AssetHostProvider value={host}>
        <Portrait media={media} />
      </AssetHostProvider>,
    ).container;

  it('shows an upload in the box of a drawn bust', () => {
    const image = face(photo).querySelector('img');
    expect(image?.getAttribute('width')).toBe('52');
    expect(image?.getAttribute('height')).toBe('56');
    expect(image?.getAttribute('src')).toContain('w=52');
    expect(image?.getAttribute('srcset')).toMatch(/w=104.* 2x/);
  });
});
