import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { content } from '../support/content';
import { writeToLake } from '../support/lake-editor';
import { readPage } from '../support/read-page';
import { type RunningSite, startSite } from '../support/start-site';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

const { about, redirect } = content;
const PAGE = content.pricing.path;
/** Holds pages, and is none. */
const FOLDER = about.path.replace(/\/[^/]*$/, '');
const capitalised = (path: string) => path.replace(/(?<=\/)[a-z]/g, (letter) => letter.toUpperCase());
const get = (path: string, init?: RequestInit) => readPage(site.url + path, init);

describe('redirects', () => {
  it.each([
    [`${PAGE}/`, PAGE],
    [capitalised(PAGE), PAGE],
    [`${PAGE}//`, PAGE],
    [`${capitalised(about.path).replaceAll('/', '//').slice(1)}/`, about.path],
    [`${PAGE}/?utm_source=x&a=1`, `${PAGE}?utm_source=x&a=1`],
    [redirect.from, redirect.to],
    [`${capitalised(redirect.from)}/?from=footer`, `${redirect.to}?from=footer`],
  ])('%s leads to %s in one hop', async (path, target) => {
    const { status, headers } = await get(path);
    expect(status).toBe(308);
    expect(headers.get('Location')).toBe(target);
    expect((await get(target)).status).toBe(200);
  });

  it.each(['//evil.example', '//evil.example/%2e%2e', '/\\evil.example', '/https://evil.example'])(
    '%s leads to no other host',
    async (path) => {
      const { status, headers } = await get(path);
      expect([308, 400, 404]).toContain(status);
      expect(headers.get('Location') ?? '/').toMatch(/^\/(?![/\\])/);
    },
  );
});

describe('redirects made by editors', () => {
  it('are not kept by browsers, because they may change', async () => {
    const { headers } = await get(redirect.from);
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=60');
  });

  const made: [from: string, to: string, requested: string, target: string][] = [
    ['/to-kyoto', '/京都?a=京#c', '/to-kyoto?a=1&b=2', '/%E4%BA%AC%E9%83%BD?a=%E4%BA%AC&b=2#c'],
    ['/to-mark', `/\u200E${PAGE.slice(1)}\t`, '/to-mark', PAGE],
    ['/to-line', `${PAGE}\u2028`, '/to-line', PAGE],
    ['/to-other', 'https://other.example/東', '/to-other?a=1', 'https://other.example/%E6%9D%B1?a=1'],
    ['/東京', PAGE, '/%E6%9D%B1%E4%BA%AC', PAGE],
    ['/%E5%A4%A7%E9%98%AA', PAGE, '/%e5%a4%a7%e9%98%aa', PAGE],
    ['/{product}-é', PAGE, `/${content.productSlug}-%C3%89/`, PAGE],
  ];
  const refused = [
    '//evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'mailto:a@b.example',
  ];
  const loops: [from: string, to: string][] = [
    ['/loop', '/LOOP/'],
    ['/環', '/%E7%92%B0?a=1'],
  ];
  beforeAll(() => {
    const pairs = [
      ...made.map(([from, to]) => [from, to]),
      ...refused.map((to, index) => [`/refused-${index}`, to]),
      ...loops,
    ];
    const redirects = pairs.map(([from, to]) => ({ _type: 'redirect', from, to, status: 307 }));
    return writeToLake(
      site,
      redirects.map((redirect) => ({ create: redirect })),
    );
  });

  it.each(made)('%s to %j: %s leads to %s', async (_from, _to, requested, target) => {
    const { status, headers } = await get(requested);
    expect([status, headers.get('Location')]).toEqual([307, target]);
  });

  it.each(refused.map((to, index) => [to, index]))('to %j is no redirect', async (_to, index) => {
    expect((await get(`/refused-${index}`)).status).toBe(404);
  });

  it.each(loops)('from %s to %s ends in a 404', async (from) => {
    const { status, headers } = await get(encodeURI(from));
    expect([status, headers.get('Location')]).toEqual([404, null]);
  });
});

describe('missing pages', () => {
  it.each(['/nothing', FOLDER, `${PAGE}/x.css`, '/%2e%2e/%2e%2e/etc/passwd', '/caf%C3%A9', '/🙂'])(
    '%s answers 404, readable, with header and footer',
    async (path) => {
      const { status, headers, document } = await get(path);
      expect(status).toBe(404);
      expect(document.querySelectorAll('h1')).toHaveLength(1);
      expect(document.querySelector('header nav, header a')).not.toBeNull();
      expect(document.querySelector('footer')).not.toBeNull();
      expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
      expect(headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=30');
    },
  );

  it.each(['/%E0%A4%A', '/%00'])('refuses %s, which is not a path, with an error page', async (path) => {
    const { status, document } = await get(path);
    expect(status).toBe(400);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
  });

  it('with a line separator in the path are 404 too', async () => {
    for (const path of ['/%E2%80%A8', `${PAGE}%E2%80%A9`, '/a/%E2%80%A8/b']) {
      const { status, document } = await get(path);
      expect(status).toBe(404);
      expect(document.querySelector('h1')?.textContent).not.toContain('just now');
      expect(document.body.textContent).not.toContain('503');
    }
  });

  it('repeat nothing of the address', async () => {
    const { status, html, headers } = await get('/nothing-canary-9f3k?q=%3Cb%3Ecanary-9f3k');
    expect(status).toBe(404);
    expect(html).not.toContain('canary-9f3k');
    expect(JSON.stringify([...headers])).not.toContain('canary-9f3k');
  });
});

describe('methods', () => {
  const FILES = [
    ...['/robots.txt', '/sitemap.xml', '/rss.xml', '/llms.txt', '/manifest.webmanifest'],
    ...['/healthz', '/readyz'],
  ];

  it.each<[string, string, string]>([
    ...['/', PAGE, '/nothing', `${PAGE}?_data=page`, ...FILES].map((path): [string, string, string] => [
      'POST',
      path,
      'GET, HEAD',
    ]),
    ['OPTIONS', PAGE, 'GET, HEAD'],
    ...['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'].map((method): [string, string, string] => [
      method,
      '/api/chat',
      'POST',
    ]),
    ...['GET', 'HEAD', 'OPTIONS'].map((method): [string, string, string] => [
      method,
      '/api/revalidate',
      'POST',
    ]),
    ['POST', '/preview/enable', 'GET, HEAD'],
    ['OPTIONS', '/preview/disable', 'GET, HEAD, POST'],
  ])('%s %s is a 405 that allows %s', async (method, path, allowed) => {
    const body = method === 'POST' ? new URLSearchParams({ a: '1' }) : null;
    const { status, headers } = await get(path, { method, body, headers: { Origin: site.url } });
    expect([status, headers.get('Allow')]).toEqual([405, allowed]);
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  it.each(['PUT', 'DELETE', 'PATCH'])('%s is refused', async (method) => {
    const { status, headers } = await get(PAGE, { method });
    expect(status).toBe(405);
    expect(headers.get('Allow')).toContain('GET, HEAD');
  });

  it('HEAD answers as GET, without a body', async () => {
    const head = await get(PAGE, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.html).toBe('');
    expect(head.headers.get('ETag')).toBe((await get(PAGE)).headers.get('ETag'));
  });
});

describe('caching', () => {
  it('lets shared caches store a page, with cache tags for purges', async () => {
    const { headers } = await get(PAGE);
    expect(headers.get('Cache-Control')).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
    );
    expect(headers.get('Cache-Tag')?.split(',').length).toBeGreaterThan(2);
    expect(headers.get('Vary')).toBe('Accept-Encoding');
  });

  it('answers 304 if the page is unchanged', async () => {
    const tag = (await get(PAGE)).headers.get('ETag') ?? '';
    const again = await get(PAGE, { headers: { 'If-None-Match': tag } });
    expect(again.status).toBe(304);
    expect(again.html).toBe('');
    expect((await get(about.path, { headers: { 'If-None-Match': tag } })).status).toBe(200);
  });

  it('sends the page’s cache headers with the data of client-side navigations', async () => {
    const page = await get(PAGE);
    const data = await get(`${PAGE}?_data=page`);
    expect(data.headers.get('Cache-Control')).toBe(page.headers.get('Cache-Control'));
    expect(data.headers.get('Cache-Tag')).not.toBeNull();
  });

  it('answers a made-up data request with 4xx and no stack', async () => {
    const { status, html } = await get(`${PAGE}?_data=bogus`);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(html).not.toMatch(/\bat \w+|node_modules/);
  });
});
