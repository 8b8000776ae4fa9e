import { describe, expect, it } from 'vitest';
import { navigationFixture, settingsFixture } from '../../chrome/site.fixture';
import { drawingOf } from './page-drawing.server';

const image = {
  asset: { _ref: 'image-i-512x512-png', _type: 'reference' as const },
  hotspot: null,
  crop: null,
};

const IN_MENU = '/company/faq';

type Change = { title?: string; path?: string; settings?: Partial<typeof settingsFixture> };

const drawn = ({ title = 'Own title', path = '/a', settings = {} }: Change = {}) =>
  drawingOf({
    document: { title },
    path,
    site: { settings: { ...settingsFixture, ...settings }, navigation: navigationFixture },
  });
const textsOf = (change?: Change) =>
  drawn(change)?.shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));

describe('the picture of a page', () => {
  it('says product, title and section; without a section the tagline', () => {
    expect(textsOf({ path: IN_MENU })).toEqual(['Sample', 'Own title', 'Company']);
    expect(textsOf()).toEqual(['Sample', 'Own title', 'A tagline.']);
    expect(textsOf({ path: '/' })).toEqual(['Sample', 'A tagline.']);
    expect(drawn()?.alt).toBe('Sample: Own title');
  });

  it('draws markup as it is written', () => {
    expect(textsOf({ title: 'a < b & "c"' })).toContain('a < b & "c"');
  });

  it.each<[string, Change]>([
    ['title', { title: 'Another title' }],
    ['section', { path: IN_MENU }],
    ['product', { settings: { productName: 'Another' } }],
    ['tagline', { settings: { tagline: 'Another.' } }],
    ['mark, which the editors’ logo replaces', { settings: { logo: image } }],
  ])('has another address with another %s', (_what, change) => {
    expect(drawn(change)?.hash).toMatch(/^[0-9a-f]{16}$/);
    expect(drawn(change)?.hash).not.toBe(drawn()?.hash);
  });

  it('has the same address whatever else changes', () => {
    expect(drawn({ path: '/b', settings: { email: 'other@site.example' } })?.hash).toBe(drawn()?.hash);
  });

  it('is missing where the title cannot be drawn; a name or a section that cannot is left out', () => {
    expect(drawn({ title: '在庫管理' })).toBeUndefined();
    expect(drawn({ title: ' ' })).toBeUndefined();
    expect(textsOf({ settings: { productName: 'プリンス', tagline: 'Склад' } })).toEqual(['Own title']);
  });
});
