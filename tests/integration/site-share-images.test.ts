import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { content } from '../support/content';
import { publishPage } from '../support/lake-editor';
import { openPreview } from '../support/open-preview';
import { publicPage, untilPublic } from '../support/public-page';
import { readPage } from '../support/read-page';
import { followed } from '../support/readiness';
import { ownSite } from '../support/test-site';

const { about, faq, overview, pricing } = content;
/** As many as tell that a picture is drawn; each takes long. */
const DRAWN = 4;

const site = ownSite();

const shared = (document: Document) =>
  document.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
const sharedBy = async (path: string) => shared((await readPage(site.url + path)).document);
const isDrawn = (url: string) => url.startsWith(`${site.url}/og/`);
const request = (url: string, init: RequestInit = {}) => fetch(url, { redirect: 'manual', ...init });
/** Status, type, format and size of a picture. */
async function sizeOf(url: string): Promise<string> {
  const answer = await request(url);
  const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata();
  return `${answer.status} ${answer.headers.get('Content-Type')} ${format} ${width}x${height}`;
}
const bytesOf = async (url: string, init?: RequestInit) =>
  Buffer.from(await (await request(url, init)).arrayBuffer());
const locationOf = async (url: string, init?: RequestInit) =>
  (await request(url, init)).headers.get('Location');
const wrong = (url: string) => url.replace(/[0-9a-f]{16}/, '0123456789abcdef');

/** The address of a page's picture once it is another one. */
const nextPicture = async (path: string, before: string) =>
  shared(await publicPage(site.url + path, (html, status) => status === 200 && !html.includes(before)));

describe('the pictures that pages are shared with', () => {
  it('are one for each page, of the declared size', async () => {
    const urls = await Promise.all(content.paths.map(sharedBy));
    const { document } = await readPage(site.url + pricing.path);
    const declared = ['width', 'height', 'type'].map((name) =>
      document.querySelector(`meta[property="og:image:${name}"]`)?.getAttribute('content'),
    );
    expect(declared).toEqual(['1200', '630', 'image/png']);
    const drawn = urls.filter(isDrawn);
    expect(drawn.length).toBeGreaterThan(content.paths.length / 2);
    expect(new Set(drawn).size).toBe(drawn.length);
    for (const url of drawn.slice(0, DRAWN)) expect(await sizeOf(url)).toBe('200 image/png png 1200x630');
  });

  it('are described, and stored for good by browsers and shared caches, with cache tags for purges', async () => {
    const { document } = await readPage(site.url + pricing.path);
    const alt = document.querySelector('meta[property="og:image:alt"]')?.getAttribute('content');
    expect(alt).toBe(`${content.productName}: ${pricing.title}`);
    const { headers } = await request(shared(document));
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'cache-tag': expect.any(String),
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    const known = { headers: { 'If-None-Match': headers.get('ETag') ?? '' } };
    expect((await request(shared(document), known)).status).toBe(304);
    const head = await request(shared(document), { method: 'HEAD' });
    expect([head.status, head.headers.get('Content-Type')]).toEqual([200, 'image/png']);
    expect((await request(shared(document), { method: 'POST' })).status).toBe(405);
  });

  it('lead to the current one from an older or made-up one, for a moment in caches', async () => {
    const url = await sharedBy(pricing.path);
    const { status, headers } = await request(wrong(url));
    expect([status, headers.get('Location')]).toEqual([302, new URL(url).pathname]);
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=60');
  });

  it.each([
    ['a page that does not exist', (url: string) => url.replace(pricing.path, '/no-such-page')],
    ['no page', (url: string) => url.replace(/\/og\/.*/, '/og')],
    ['a text', (url: string) => `${url.replace(/\/og\/.*/, '/og/')}buy%20now.png`],
    ['another kind of file', (url: string) => url.replace('.png', '.svg')],
  ])('are missing for %s', async (_what, change) => {
    expect((await request(change(await sharedBy(pricing.path)))).status).toBe(404);
  });

  it('change with the title, and never show a draft', async () => {
    await followed(site);
    const before = await sharedBy(faq.path);
    const bytes = await bytesOf(before);
    const stored = await site.editor.getDocument(faq.id);
    await site.editor.create({ ...stored, _id: `drafts.${faq.id}`, _type: 'page', title: 'Kanarienvogel' });
    // What is published after the draft is seen: the site knows of both.
    await site.editor.patch(about.id).set({ title: 'Published after the draft' }).commit();
    await untilPublic(site.url + about.path, (html) => html.includes('Published after the draft'));
    const cookie = await openPreview(site);
    const preview = await readPage(site.url + faq.path, { headers: { Cookie: cookie } });
    expect(preview.headers.get('X-Content-Source')).toBe('drafts');
    expect(isDrawn(shared(preview.document))).toBe(false);
    expect(await sharedBy(faq.path)).toBe(before);
    for (const headers of [new Headers(), new Headers({ Cookie: cookie })]) {
      expect((await bytesOf(before, { headers })).equals(bytes)).toBe(true);
      expect(await locationOf(wrong(before), { headers })).toBe(new URL(before).pathname);
    }
    await site.editor.patch(faq.id).set({ title: 'Another title' }).commit();
    const after = await nextPicture(faq.path, before);
    expect(isDrawn(after)).toBe(true);
    expect(await locationOf(before)).toBe(new URL(after).pathname);
    expect((await bytesOf(after)).equals(bytes)).toBe(false);
  });

  it('are the site’s own where the title cannot be drawn', async () => {
    await publishPage(site.editor, '/in-another-script', '在庫管理');
    const { document } = await readPage(`${site.url}/in-another-script`);
    expect(shared(document)).not.toBe('');
    expect(isDrawn(shared(document))).toBe(false);
    const url = wrong(await sharedBy(pricing.path)).replace(pricing.path, '/in-another-script');
    expect((await request(url)).status).toBe(404);
  });

  it('appear and disappear with the page by its dates, and move with it', async () => {
    const id = await publishPage(site.editor, '/on-its-day', 'On its day');
    const url = shared(await publicPage(`${site.url}/on-its-day`, (_html, status) => status === 200));
    expect((await request(url)).status).toBe(200);
    await site.editor.patch(id).set({ visibleFrom: '2199-01-01T00:00:00.000Z' }).commit();
    await untilPublic(`${site.url}/on-its-day`, (_html, status) => status === 404);
    expect((await request(url)).status).toBe(404);
    const redirect = { _type: 'redirect', from: '/on-its-day', to: overview.path, status: 308 };
    await site.editor.create({ _id: 'redirect-on-its-day', ...redirect });
    await untilPublic(`${site.url}/on-its-day`, (_html, status) => status === 308);
    const moved = await locationOf(url);
    expect(moved).toBe(new URL(url.replace('/on-its-day', overview.path)).pathname);
    expect(await locationOf(site.url + moved)).toBe(new URL(await sharedBy(overview.path)).pathname);
  });
});

/** @returns a value of a picture's field, of an upload */
async function uploaded(name: string, width: number, height: number) {
  const colour = { width, height, channels: 3 as const, background: name === 'icon' ? '#a11' : '#11a' };
  const file = await sharp({ create: colour }).png().toBuffer();
  const { _id } = await site.editor.assets.upload('image', file, { filename: `${name}.png` });
  return { _type: 'image', asset: { _type: 'reference', _ref: _id } };
}

const hashOf = ({ asset: { _ref } }: { asset: { _ref: string } }) => _ref.split('-')[1] ?? '';

it('logo and icon of Site settings replace the site’s own, in the sizes that they are declared in; drafts do not', async () => {
  const [icon, logo] = [await uploaded('icon', 512, 512), await uploaded('logo', 600, 180)];
  const drafted = await uploaded('draft', 540, 540);
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
  for (const link of links) {
    const size = await sizeOf(link.getAttribute('href') ?? '');
    expect(size).toBe(`200 image/png png ${link.getAttribute('sizes')}`);
  }
  for (const part of ['header', 'footer']) {
    const pictures = [...page.querySelectorAll(`${part} a[href="/"] img`)];
    expect(pictures.map((picture) => picture.getAttribute('src')?.includes(hashOf(logo)))).toEqual([true]);
    expect(page.querySelector(`${part} a[href="/"] svg`)).toBeNull();
  }
  expect(page.documentElement.outerHTML).not.toContain(hashOf(drafted));

  const manifest = await fetch(`${site.url}/manifest.webmanifest`).then((answer) => answer.json());
  expect(manifest.icons).toMatchObject([{ sizes: '192x192' }, { sizes: '512x512' }]);
  for (const { src, sizes } of manifest.icons) expect(await sizeOf(src)).toBe(`200 image/png png ${sizes}`);
});
