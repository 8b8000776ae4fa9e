import { describe, expect, it } from 'vitest';
import { settingsFixture } from '../chrome/site.fixture';
import { iconLinks } from './site-icon';

const host = { baseUrl: 'https://assets.example', projectId: 'p', dataset: 'd' };
const withIcon = (_ref: string) => ({
  ...settingsFixture,
  icon: { asset: { _ref, _type: 'reference' as const }, hotspot: null, crop: null },
});

describe('links to the editors’ icon', () => {
  it('have type and size, and addresses of the asset host', () => {
    const links = iconLinks(withIcon('image-abc-512x512-png'), host) ?? [];
    expect(links.map(({ rel, type, sizes }) => `${rel} ${type} ${sizes}`)).toEqual([
      'icon image/png 32x32',
      'icon image/png 192x192',
      'apple-touch-icon image/png 180x180',
    ]);
    for (const { href, sizes } of links) {
      const { origin, pathname, searchParams } = new URL(href);
      expect([origin, pathname]).toEqual(['https://assets.example', '/images/p/d/abc-512x512.png']);
      expect(`${searchParams.get('w')}x${searchParams.get('h')} ${searchParams.get('fm')}`).toBe(
        `${sizes} png`,
      );
    }
  });

  it('are none without an icon, or with an invalid one', () => {
    expect(iconLinks(settingsFixture, host)).toBeNull();
    expect(iconLinks(withIcon('nothing'), host)).toBeNull();
  });
});
