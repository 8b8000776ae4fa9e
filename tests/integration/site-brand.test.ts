import sharp from 'sharp';
import { expect, it } from 'vitest';
import { publicPage } from '../support/public-page';
import { ownSite } from '../support/test-site';

const site = ownSite();

/** @returns a value of a picture's field, of an upload */
async function uploaded(name: string, width: number, height: number) {
  const colour = { width, height, channels: 3 as const, background: name === 'icon' ? '#a11' : '#11a' };
  const file = await sharp({ create: colour }).png().toBuffer();
  const { _id } = await site.editor.assets.upload('image', file, { filename: `${name}.png` });
  return { _type: 'image', asset: { _type: 'reference', _ref: _id } };
}

const hashOf = ({ asset: { _ref } }: { asset: { _ref: string } }) => _ref.split('-')[1] ?? '';

async function sizeOf(url: string): Promise<string> {
  const answer = await fetch(url);
  const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata();
  return `${answer.status} ${answer.headers.get('Content-Type')} ${format} ${width}x${height}`;
}

it('logo and icon of Site settings replace the site’s own, in the sizes that they are declared in; drafts do not', async () => {
  const [icon, logo, drafted] = await Promise.all([
    uploaded('icon', 512, 512),
    uploaded('logo', 600, 180),
    uploaded('draft', 540, 540),
  ]);
  const before = await publicPage(site.url, (_, status) => status === 200);
  expect(before.querySelectorAll('head link[rel="icon"]')).toHaveLength(2);
  expect(before.querySelectorAll('header img')).toHaveLength(0);

  const settings = await site.editor.getDocument('siteSettings');
  const draft = { ...settings, _id: 'drafts.siteSettings', _type: 'siteSettings' };
  await site.editor.create({ ...draft, icon: drafted, logo: drafted });
  await site.editor.patch('siteSettings').set({ icon, logo }).commit();
  const page = await publicPage(site.url, (html) => html.includes(hashOf(icon)));
  const links = [...page.querySelectorAll('head link[rel="icon"], head link[rel="apple-touch-icon"]')];
  expect(links.map((link) => link.getAttribute('rel'))).toEqual(['icon', 'icon', 'apple-touch-icon']);
  for (const link of links)
    expect(await sizeOf(link.getAttribute('href') ?? '')).toBe(
      `200 image/png png ${link.getAttribute('sizes')}`,
    );
  for (const part of ['header', 'footer']) {
    const pictures = [...page.querySelectorAll(`${part} a[href="/"] img`)];
    expect(pictures.map((picture) => picture.getAttribute('src')?.includes(hashOf(logo)))).toEqual([true]);
    expect(page.querySelector(`${part} a[href="/"] svg`)).toBeNull();
  }
  expect(page.documentElement.outerHTML).not.toContain(hashOf(drafted));

  const manifest = await fetch(`${site.url}/manifest.webmanifest`).then((answer) => answer.json());
  const sizes: string[] = [];
  for (const { src, sizes: size } of manifest.icons) {
    expect(await sizeOf(src)).toBe(`200 image/png png ${size}`);
    sizes.push(size);
  }
  expect(sizes).toEqual(['192x192', '512x512']);
});
