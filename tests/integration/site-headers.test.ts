import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { content } from '../support/content';
import { type ReadPage, readPage } from '../support/read-page';
import { sharedSite } from '../support/test-site';

const site = sharedSite();
let assets: string[];
const get = (path: string) => readPage(site.url + path);

beforeAll(async () => {
  const { document } = await get('/');
  const sources = [...document.querySelectorAll('link[href^="/assets/"], script[src^="/assets/"]')];
  assets = sources.map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '');
});

/** Headers of every response, of any type. */
function expectSafe({ headers }: ReadPage): void {
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  expect(headers.get('X-Permitted-Cross-Domain-Policies')).toBe('none');
  expect(headers.get('Origin-Agent-Cluster')).toBe('?1');
  expect(headers.get('X-DNS-Prefetch-Control')).toBe('off');
  expect(headers.get('X-Powered-By')).toBeNull();
  expect(headers.get('Server')).toBeNull();
}

describe.each(['/', content.blog.path, '/nothing'])('the page %s', (path) => {
  it('names the hash of each of its inline scripts, and allows nothing unsafe', async () => {
    const { headers, document } = await get(path);
    const policy = headers.get('Content-Security-Policy') ?? '';
    // Scripts that start React are in a template until React is needed.
    const inTemplates = [...document.querySelectorAll('template')].map(({ content }) => content);
    const inline = [document, ...inTemplates]
      .flatMap((root) => [...root.querySelectorAll('script:not([src])')])
      .filter((script) => script.getAttribute('type') !== 'application/ld+json');
    expect(inline.length).toBeGreaterThan(1);
    for (const script of inline) {
      const hash = createHash('sha256')
        .update(script.textContent ?? '')
        .digest('base64');
      expect(policy).toContain(`'sha256-${hash}'`);
    }
    expect(policy).not.toMatch(/unsafe|\*/);
    for (const directive of [
      "default-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]) {
      expect(policy).toContain(directive);
    }
  });

  it('forbids framing, window handles across origins, and access to devices', async () => {
    const page = await get(path);
    expectSafe(page);
    const { headers } = page;
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(headers.get('Permissions-Policy')).toContain('camera=()');
    expect(headers.get('Strict-Transport-Security')).toBeNull();
  });
});

it('lets browsers cache files with a hash in their name for ever, and nothing else', async () => {
  expect(assets.length).toBeGreaterThan(3);
  for (const asset of assets) {
    const answer = await get(asset);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expectSafe(answer);
  }
  expect((await get('/favicon.ico')).headers.get('Cache-Control')).not.toContain('immutable');
});

it('/robots.txt disallows everything where the public origin is not https', async () => {
  expect((await get('/robots.txt')).html).toBe('User-agent: *\nDisallow: /\n');
});

it('names speculation rules that exclude previews and endpoints, and are empty with Save-Data', async () => {
  const rules = JSON.parse((await get(content.pricing.path)).headers.get('Speculation-Rules') ?? 'null');
  const answer = await fetch(site.url + rules);
  expect(answer.headers.get('Content-Type')).toBe('application/speculationrules+json');
  const text = await answer.text();
  expect(text).toContain('"eagerness":"moderate"');
  for (const path of ['/api/*', '/preview/*']) expect(text).toContain(path);
  expect(await (await fetch(site.url + rules, { headers: { 'Save-Data': 'on' } })).json()).toEqual({});
});
