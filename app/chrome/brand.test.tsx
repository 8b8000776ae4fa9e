import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AssetHostProvider } from '../media/image-source';
import { Brand } from './brand';
import { settingsFixture } from './site.fixture';

const host = { baseUrl: 'https://assets.example', projectId: 'p', dataset: 'd' };
const upload = (id: string) => ({ asset: { _ref: `image-${id}-200x60-svg`, _type: 'reference' as const } });

/** Addresses of the logos, in order. */
function logosOf(change: Partial<typeof settingsFixture>, ground?: 'dark'): (string | undefined)[] {
  const page = renderToStaticMarkup(
    <AssetHostProvider value={host}>
      <Brand settings={{ ...settingsFixture, ...change }} ground={ground} />
    </AssetHostProvider>,
  );
  expect(page).toContain('aria-label="Sample, home page"');
  expect(page.includes('<svg')).toBe(!page.includes('<img'));
  return [...page.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, src]) => src);
}

const at = (id: string) => `https://assets.example/images/p/d/${id}-200x60.svg`;
const uploads = {
  logo: { ...upload('light'), hotspot: null, crop: null },
  logoOnDark: { ...upload('dark'), hotspot: null, crop: null },
};

describe('the logo', () => {
  it('is the mark and the name without one, or with an invalid one', () => {
    expect(logosOf({})).toEqual([]);
    expect(logosOf({ logo: { asset: null, hotspot: null, crop: null } })).toEqual([]);
  });

  it('is the editors’, for both grounds', () => {
    expect(logosOf({ logo: uploads.logo })).toEqual([at('light')]);
    expect(logosOf(uploads)).toEqual([at('light'), at('dark')]);
    expect(logosOf(uploads, 'dark')).toEqual([at('dark')]);
  });
});
