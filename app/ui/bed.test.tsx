import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AssetHostProvider } from './media/asset-host';
import { Bed } from './text-and-media';
import { bed } from './text-and-media.css';

const nothing = {
  image: null,
  vignette: null,
  illustration: null,
  alt: null,
  decorative: true,
  caption: null,
};
const host = { baseUrl: 'https://assets.example', projectId: 'project', dataset: 'production' };
const show = (media: Parameters<typeof Bed>[0]['media']) =>
  renderToStaticMarkup(
    <AssetHostProvider value={host}>
      <Bed media={media} sizes="50vw" className="placed" />
    </AssetHostProvider>,
  );

describe('Bed', () => {
  it('puts a vignette on sunk ground and lets a drawing fill its space', () => {
    const sheet = show({ ...nothing, source: 'vignette', vignette: 'item-cost' });
    const drawing = show({ ...nothing, source: 'illustration', illustration: 'value-1' });
    expect(sheet.startsWith(`<div class="${bed.sheet} placed"><figure`)).toBe(true);
    expect(drawing.startsWith(`<div class="${bed.picture} placed"><svg`)).toBe(true);
  });

  it('passes the lengths to an uploaded image', () => {
    const reference = {
      _ref: 'image-abc123-1600x1067-png',
      _type: 'reference' as const,
    };
    const html = show({
      ...nothing,
      source: 'image',
      image: { asset: reference, hotspot: null, crop: null },
    });
    expect(html).toContain('sizes="50vw"');
    expect(html).toContain('loading="lazy"');
  });

  it('is empty, and so hidden, without a picture', () => {
    expect(show({ ...nothing, source: 'image' })).toBe(`<div class="${bed.picture} placed"></div>`);
  });
});
