import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPage } from '../support/read-page';
import { type RunningSite, startSite } from '../support/start-site';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

const get = (path: string, init?: RequestInit) => readPage(site.url + path, init);

describe('redirects', () => {
  it.each([
    ['/pricing/', '/pricing'],
    ['/Pricing', '/pricing'],
    ['/pricing//', '/pricing'],
    ['/COMPANY//About/', '/company/about'],
    ['/pricing/?utm_source=x&a=1', '/pricing?utm_source=x&a=1'],
    ['/contact-us', '/support/contact-us'],
    ['/Contact-Us/?from=footer', '/support/contact-us?from=footer'],
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

describe('pages that are not there', () => {
  it.each([
    '/nothing',
    '/company',
    '/pricing/x.css',
    '/%2e%2e/%2e%2e/etc/passwd',

    '/caf%C3%A9',
    '/🙂',
  ])('%s answers 404, readable, with header and footer', async (path) => {
    const { status, headers, document } = await get(path);
    expect(status).toBe(404);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelector('header nav, header a')).not.toBeNull();
    expect(document.querySelector('footer')).not.toBeNull();
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=30');
  });

  it.each(['/%E0%A4%A', '/%00'])('refuses %s, which is no path, readably', async (path) => {
    const { status, document } = await get(path);
    expect(status).toBe(400);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
  });

  it('does not repeat the address in the page', async () => {
    const { html } = await get('/nothing-canary-9f3k');
    expect(html.replaceAll(/"pathname":"[^"]*"|"url":"[^"]*"/g, '')).not.toContain('<b>canary');
  });
});

describe('methods', () => {
  it.each(['PUT', 'DELETE', 'PATCH'])('%s is refused', async (method) => {
    expect((await get('/pricing', { method })).status).toBe(405);
  });

  it('a form sent to a page is refused', async () => {
    const { status } = await get('/pricing', {
      method: 'POST',
      headers: { Origin: site.url },
      body: new URLSearchParams({ a: '1' }),
    });
    expect(status).toBe(405);
  });

  it('HEAD answers as GET, without a body', async () => {
    const head = await get('/pricing', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.html).toBe('');
    expect(head.headers.get('ETag')).toBe((await get('/pricing')).headers.get('ETag'));
  });
});

describe('caching', () => {
  it('lets shared caches keep a page, with tags to forget it by', async () => {
    const { headers } = await get('/pricing');
    expect(headers.get('Cache-Control')).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
    );
    expect(headers.get('Cache-Tag')?.split(',').length).toBeGreaterThan(2);
    expect(headers.get('Vary')).toBe('Accept-Encoding');
  });

  it('answers 304 to a page that the visitor has', async () => {
    const tag = (await get('/pricing')).headers.get('ETag') ?? '';
    const again = await get('/pricing', { headers: { 'If-None-Match': tag } });
    expect(again.status).toBe(304);
    expect(again.html).toBe('');
    expect((await get('/company/about', { headers: { 'If-None-Match': tag } })).status).toBe(200);
  });

  it('carries the page’s caching on the data of in-site navigations', async () => {
    const page = await get('/pricing');
    const data = await get('/pricing?_data=page');
    expect(data.headers.get('Cache-Control')).toBe(page.headers.get('Cache-Control'));
    expect(data.headers.get('Cache-Tag')).not.toBeNull();
  });

  it('answers a made-up data request with 4xx and no stack', async () => {
    const { status, html } = await get('/pricing?_data=bogus');
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(html).not.toMatch(/\bat \w+|node_modules/);
  });

  it.each<[string, Record<string, string>]>([
    ['a cookie', { Cookie: 'a=1; theme=dark' }],
    ['a language', { 'Accept-Language': 'de' }],
    [
      'forwarding headers',
      { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https', Forwarded: 'host=evil.example' },
    ],
    ['another path in a header', { 'X-Original-URL': '/admin', 'X-Rewrite-URL': '/admin' }],
    ['a user agent', { 'User-Agent': 'canary-9f3k' }],
  ])('gives every visitor the same bytes, with %s too', async (_name, headers) => {
    expect((await get('/pricing', { headers })).html).toBe((await get('/pricing')).html);
  });
});
