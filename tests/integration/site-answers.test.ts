import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { content } from '../support/content';
import { readPage } from '../support/read-page';
import { sharedSite } from '../support/test-site';

/** Without a public address: it sends no HSTS, and its robots.txt disallows all. */
const site = sharedSite({ env: { SITE_URL: '' } });

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
    [`${redirect.from}?from=footer`, `${redirect.to}?from=footer`],
  ])('%s leads to %s in one hop', async (path, target) => {
    const { status, headers } = await get(path);
    expect(status).toBe(308);
    expect(headers.get('Location')).toBe(target);
    expect((await get(target)).status).toBe(200);
  });

  it('are not kept by browsers, because editors may change them', async () => {
    const { headers } = await get(redirect.from);
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=60');
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

  it.each(['/%E2%80%A8', `${PAGE}%E2%80%A9`, '/a/%E2%80%A8/b'])(
    '%s, a separator of lines, is 404',
    async (path) => {
      const { status, document } = await get(path);
      expect(status).toBe(404);
      expect(document.body.textContent).not.toMatch(/just now|503/);
    },
  );

  it.each(['/%E0%A4%A', '/%00'])('refuses %s, which is not a path, with an error page', async (path) => {
    const { status, document } = await get(path);
    expect(status).toBe(400);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
  });

  it('repeat nothing of the address', async () => {
    const { status, html, headers } = await get('/nothing-canary-9f3k?q=%3Cb%3Ecanary-9f3k');
    expect(status).toBe(404);
    expect(html).not.toContain('canary-9f3k');
    expect(JSON.stringify([...headers])).not.toContain('canary-9f3k');
  });
});

describe('methods', () => {
  const READ_ONLY = [
    ...['/', PAGE, '/nothing', `${PAGE}?_data=page`, '/robots.txt', '/sitemap.xml', '/rss.xml', '/llms.txt'],
    ...['/manifest.webmanifest', '/healthz', '/readyz'],
  ];
  const refused: [methods: string[], paths: string[], allowed: string][] = [
    [['POST'], READ_ONLY, 'GET, HEAD'],
    [['OPTIONS'], [PAGE], 'GET, HEAD'],
    [['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'], ['/api/chat'], 'POST'],
    [['GET', 'HEAD', 'OPTIONS'], ['/api/revalidate'], 'POST'],
    [['OPTIONS'], ['/preview/disable', '/preview/enable'], 'GET, HEAD, POST'],
  ];
  const cases = refused.flatMap(([methods, paths, allowed]) =>
    methods.flatMap((method) => paths.map((path) => [method, path, allowed] as const)),
  );

  it.each(cases)('%s %s is a 405 that allows %s', async (method, path, allowed) => {
    const body = method === 'POST' ? new URLSearchParams({ a: '1' }) : null;
    const { status, headers } = await get(path, { method, body, headers: { Origin: site.url } });
    expect([status, headers.get('Allow')]).toEqual([405, allowed]);
    expect(headers.get('Cache-Control')).toBe('no-store');
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

describe.each(['/', content.blog.path, '/nothing'])('the page %s', (path) => {
  it('names the hash of each of its inline scripts, and allows nothing unsafe', async () => {
    const { headers, document } = await get(path);
    const policy = headers.get('Content-Security-Policy') ?? '';
    // Scripts that start React are in a template until React is needed.
    const inTemplates = Array.from(document.querySelectorAll('template'), (template) => template.content);
    const inline = [document, ...inTemplates]
      .flatMap((root) => [...root.querySelectorAll('script:not([src])')])
      .filter((script) => script.getAttribute('type') !== 'application/ld+json');
    expect(inline.length).toBeGreaterThan(1);
    for (const script of inline) {
      const hash = createHash('sha256').update(`${script.textContent}`);
      expect(policy).toContain(`'sha256-${hash.digest('base64')}'`);
    }
    expect(policy).not.toMatch(/unsafe|\*/);
    for (const directive of ['default-src', 'object-src', 'base-uri', 'frame-ancestors'])
      expect(policy).toContain(`${directive} 'none'`);
    expect(policy).toContain("form-action 'self'");
  });

  it('forbids framing, window handles across origins, and access to devices', async () => {
    const { headers } = await get(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers.get('Strict-Transport-Security')).toBeNull();
  });
});

it('lets browsers cache files with a hash in their name for ever, and nothing else', async () => {
  const assets = (await get('/')).html.match(/(?<=(?:href|src)=")\/assets\/[^"]+/g) ?? [];
  expect(assets.length).toBeGreaterThan(3);
  for (const asset of assets) {
    const { status, headers } = await get(asset);
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  }
  expect((await get('/favicon.ico')).headers.get('Cache-Control')).not.toContain('immutable');
});

it('/robots.txt disallows everything where the public origin is not https', async () => {
  expect((await get('/robots.txt')).html).toBe('User-agent: *\nDisallow: /\n');
});

it('names speculation rules that exclude previews and endpoints', async () => {
  const rules = JSON.parse((await get(content.pricing.path)).headers.get('Speculation-Rules') ?? 'null');
  const answer = await fetch(site.url + rules);
  expect(answer.headers.get('Content-Type')).toBe('application/speculationrules+json');
  const text = await answer.text();
  expect(text).toContain('"eagerness":"moderate"');
  for (const path of ['/api/*', '/preview/*']) expect(text).toContain(path);
});
