import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { drawingFixture, mediaFixture } from '../blocks/media.fixture';
import { views } from '../product-views/view.fixture';
import { AssetHostProvider } from './image-source';
import { Bed } from './media';
import { bed } from './text-and-media.css';

const host = { baseUrl: 'https://assets.example', projectId: 'project', dataset: 'production' };
const show = (media: Parameters<typeof Bed>[0]['media']) =>
  renderToStaticMarkup(
    <AssetHostProvider value={host}>
      <Bed media={media} sizes="50vw" className="placed" />
    </AssetHostProvider>,
  );

describe('Bed', () => {
  it('puts a product view on sunk ground and lets a drawing fill its space', () => {
    const sheet = show(mediaFixture({ source: 'view', view: views.ledger, decorative: true }));
    const drawing = show(drawingFixture('value-1'));
    expect(sheet.startsWith(`<div class="${bed.sheet} placed"><figure`)).toBe(true);
    expect(drawing.startsWith(`<div class="${bed.picture} placed"><svg`)).toBe(true);
  });

  it('passes the lengths to an uploaded image', () => {
    const asset = { _ref: 'image-abc123-1600x1067-png', _type: 'reference' as const };
    const html = show(mediaFixture({ image: { asset, hotspot: null, crop: null }, decorative: true }));
    expect(html).toContain('sizes="50vw"');
    expect(html).toContain('loading="lazy"');
  });

  it('is empty, and so hidden, without a picture', () => {
    expect(show(mediaFixture({ source: 'image', decorative: true }))).toBe(
      `<div class="${bed.picture} placed"></div>`,
    );
  });
});
