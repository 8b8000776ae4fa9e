import { describe, expect, it } from 'vitest';
import { navigationFixture, settingsFixture } from '../../chrome/site.fixture';
import { pageDrawing, subjectOf } from './page-drawing.server';

const image = {
  asset: { _ref: 'image-i-512x512-png', _type: 'reference' as const },
  hotspot: null,
  crop: null,
};

const IN_MENU = '/company/faq';

type Change = { title?: string; path?: string; settings?: Partial<typeof settingsFixture> };

const pageOf = ({ title = 'Own title', path = '/a', settings = {} }: Change = {}) => ({
  document: { title },
  path,
  site: { settings: { ...settingsFixture, ...settings }, navigation: navigationFixture },
});
const drawn = (change?: Change) => pageDrawing(pageOf(change));
const textsOf = (change?: Change) => {
  const { name, title, section } = subjectOf(pageOf(change)) ?? {};
  return [name, title, section];
};

describe('the picture of a page', () => {
  it('says product, title and section; without a section the tagline', async () => {
    expect(textsOf({ path: IN_MENU })).toEqual(['Sample', 'Own title', 'Company']);
    expect(textsOf()).toEqual(['Sample', 'Own title', 'A tagline.']);
    expect(textsOf({ path: '/' })).toEqual(['Sample', 'A tagline.', undefined]);
    expect((await drawn())?.alt).toBe('Sample: Own title');
  });

  it.each<[string, Change]>([
    ['title', { title: 'Another title' }],
    ['section', { path: IN_MENU }],
    ['product', { settings: { productName: 'Another' } }],
    ['tagline', { settings: { tagline: 'Another.' } }],
    ['mark, which the editors’ logo replaces', { settings: { logo: image } }],
  ])('has another address with another %s', async (_what, change) => {
    const { hash } = (await drawn(change)) ?? {};
    expect(hash).toMatch(/^[0-9a-f]{16}$/);
    expect(hash).not.toBe((await drawn())?.hash);
  });

  it('has the same address whatever else changes', async () => {
    const other = await drawn({ path: '/b', settings: { email: 'other@site.example' } });
    expect(other?.hash).toBe((await drawn())?.hash);
  });

  it('is missing where the title cannot be drawn; a name or a section that cannot is left out', async () => {
    expect(await drawn({ title: '在庫管理' })).toBeUndefined();
    expect(await drawn({ title: ' ' })).toBeUndefined();
    expect(textsOf({ settings: { productName: 'プリンス', tagline: 'Склад' } })).toEqual([
      undefined,
      'Own title',
      undefined,
    ]);
  });
});
