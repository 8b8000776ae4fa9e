import { beforeAll, describe, expect, it, vi } from 'vitest';
import { content } from '../support/content';
import { writeToLake } from '../support/lake-editor';
import { readPage } from '../support/read-page';
import { SOON } from '../support/readiness';
import { ownSite } from '../support/test-site';

const PAGE = content.pricing.path;
const BLOG = content.post.path.replace(/\/[^/]+$/, '');
const POST = content.post.path.slice(BLOG.length);

/** With values that need care: what is stored, what is asked for, and where it leads. */
const written: [from: string, to: string, requested: string, target: string][] = [
  ['/to-kyoto', '/京都?a=京#c', '/to-kyoto?a=1&b=2', '/%E4%BA%AC%E9%83%BD?a=%E4%BA%AC&b=2#c'],
  ['/to-other', 'https://other.example/東', '/to-other?a=1', 'https://other.example/%E6%9D%B1?a=1'],
  ['/東京', PAGE, '/%E6%9D%B1%E4%BA%AC', PAGE],
  ['/%e5%a4%a7%e9%98%aa', PAGE, '/%E5%A4%A7%E9%98%AA', PAGE],
  ['/{product}-é', PAGE, `/${content.productSlug}-%C3%A9`, PAGE],
];
const refused = ['//evil.example', 'javascript:alert(1)'];

type Redirect = { from: string; to?: string; status?: number; page?: { _ref: string } };
const reference = (_ref: string) => ({ _type: 'reference', _ref, _weak: true });

const redirects: Redirect[] = [
  ...[301, 302, 307, 308].map((status) => ({ from: `/status-${status}`, to: PAGE, status })),
  { from: '/removed', status: 410 },
  { from: '/Old_Page', to: PAGE },
  { from: '/index.php?id=7', to: PAGE },
  { from: '/index.php?id=8&lang=en', to: content.about.path },
  { from: '/journal/*', to: `${BLOG}/*` },
  { from: '/journal/special', to: PAGE },
  { from: '/by-reference', page: reference(content.about.id) },
  { from: '/to-nothing', page: reference('no-such-page') },
  { from: '/chain-1', to: '/chain-2', status: 301 },
  { from: '/chain-2', to: '/chain-3?a=own', status: 308 },
  { from: '/chain-3', to: `${PAGE}#part`, status: 301 },
  { from: '/loop-1', to: '/loop-2' },
  { from: '/loop-2', to: '/loop-1' },
  { from: '/loop', to: '/LOOP/' },
  { from: '/環', to: '/%E7%92%B0?a=1' },
  ...written.map(([from, to]) => ({ from, to })),
  ...refused.map((to, at) => ({ from: `/refused-${at}`, to })),
  { from: '/grows/*', to: '/grows/more/*' },
  { from: '/host/*', to: 'https://*' },
  // A page wins: nobody is led away from it, and a chain ends there.
  { from: content.about.path, to: PAGE },
  { from: '/to-about', to: content.about.path },
];

const site = ownSite();
beforeAll(async () => {
  await writeToLake(
    site,
    redirects.map((redirect) => ({ create: { _type: 'redirect', status: 308, ...redirect } })),
  );
  await vi.waitFor(async () => expect((await get('/to-about')).status).toBe(308), SOON);
});

const get = (path: string, init?: RequestInit) => readPage(site.url + path, init);
async function answer(path: string) {
  const { status, headers } = await get(path);
  return [status, headers.get('Location')];
}

it.each<[requested: string, status: number, target: string]>([
  ...[301, 302, 307, 308].map((status): [string, number, string] => [`/status-${status}`, status, PAGE]),
  ['/old_page?a=1', 308, `${PAGE}?a=1`],
  ['/index.php?id=7', 308, PAGE],
  ['/index.php?utm_source=x&id=7', 308, `${PAGE}?utm_source=x`],
  ['/index.php?id=8&lang=en', 308, content.about.path],
  [`/journal${POST}?a=1`, 308, `${BLOG}${POST}?a=1`],
  ['/journal/special', 308, PAGE],
  ['/by-reference', 308, content.about.path],
  ['/chain-1?a=1&b=2', 301, `${PAGE}?a=own&b=2#part`],
  ['/to-about', 308, content.about.path],
])('%s answers %i, and leads to %s in one hop', async (requested, status, target) => {
  expect(await answer(requested)).toEqual([status, target]);
  expect((await get(target)).status).toBe(200);
});

it.each(written)('%s to %j: %s leads to %s', async (_from, _to, requested, target) => {
  expect(await answer(requested)).toEqual([308, target]);
});

it.each([
  ...['/loop-1', '/loop-2', '/loop', encodeURI('/環'), '/grows/a', '/to-nothing'],
  ...['/index.php', '/index.php?id=9', '/journal', ...refused.map((_to, at) => `/refused-${at}`)],
])('%s is a 404', async (requested) => {
  expect(await answer(requested)).toEqual([404, null]);
});

it('no visitor chooses the host', async () => {
  const [, location] = await answer('/host/evil.example');
  expect(location ?? '').not.toMatch(/^(?:https?:)?\/\/evil/);
});

it('what is gone answers 410 with the frame of the site, and is not indexed', async () => {
  const { status, document } = await get('/removed');
  expect(status).toBe(410);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  expect(document.querySelector('footer')).not.toBeNull();
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

describe('a change', () => {
  it('moves a page on: its redirect by reference still takes one hop', async () => {
    await site.editor.patch(content.about.id).set({ path: '/moved-again' }).commit();
    await vi.waitFor(async () => expect(await answer('/by-reference')).toEqual([308, '/moved-again']), SOON);
    await vi.waitFor(async () => expect(await answer(content.about.path)).toEqual([308, PAGE]), SOON);
    await site.editor.patch(content.about.id).set({ path: content.about.path }).commit();
    await vi.waitFor(async () => expect((await get(content.about.path)).status).toBe(200), SOON);
  });

  it('of a redirect shows at an address that was a 404', async () => {
    expect(await answer('/new-redirect?a=1')).toEqual([404, null]);
    await writeToLake(site, [
      { create: { _type: 'redirect', from: '/new-redirect', to: PAGE, status: 308 } },
    ]);
    await expect.poll(() => answer('/new-redirect?a=1'), SOON).toEqual([308, `${PAGE}?a=1`]);
  });
});
