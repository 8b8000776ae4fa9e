import { vercelStegaClean } from '@vercel/stega';
import { beforeAll, describe, expect, it } from 'vitest';
import { content } from '../support/content';
import { countedSite } from '../support/counting-lake';
import { writeToLake } from '../support/lake-editor';
import { enablePreview, openPreview, previewSecret } from '../support/open-preview';
import { readPage } from '../support/read-page';

const REMOVED = 'site-draft-preview=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax';
const FORGED = 'site-draft-preview=forged';
const STUDIO = 'http://localhost:3333';
const PRICING = content.pricing.path;
const DRAFT_TITLE = 'A title nobody has published';
const DRAFT_PATH = '/a-page-nobody-has-published';

const { site, lake } = countedSite({ STUDIO_ORIGIN: STUDIO });
let cookie: string;

beforeAll(async () => {
  await writeToLake(site, [{ create: draftPage(DRAFT_TITLE, DRAFT_PATH) }]);
  cookie = await openPreview(site);
});

const draftPage = (title: string, path: string) => ({
  ...{ _id: 'drafts.a-page', _type: 'page', title, path, seo: { description: 'Not there yet.' } },
  blocks: [{ _key: 'a', _type: 'pageHero', title, layout: 'plain' }],
});
const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { redirect: 'manual', headers });

const draftAt = (path: string) => readPage(site.url + path, { headers: { Cookie: cookie } });

describe('starting a preview', () => {
  it('sets a cookie that scripts cannot read, and redirects to the page', async () => {
    const answer = await enablePreview(site, await previewSecret(site), `${PRICING}?a=1`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('Location')).toBe(`${PRICING}?a=1`);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(answer.headers.get('Set-Cookie')).toMatch(
      /^site-draft-preview=[\w.%-]{60,}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it.each(['https://evil.example', '/.//evil.example'])(
    'never redirects to another site: %s',
    async (pathname) => {
      const answer = await enablePreview(site, await previewSecret(site), pathname);
      const location = answer.headers.get('Location') ?? '';
      expect(location).toMatch(/^\/(?![/\\])/);
      expect(new URL(location, site.url).origin).toBe(site.url);
    },
  );

  it.each([
    ['none', ''],
    ['an empty one', '?sanity-preview-secret='],
    ['a wrong one', '?sanity-preview-secret=guessed'],
    ['two', '?sanity-preview-secret=a&sanity-preview-secret=b'],
    ['an endless one', `?sanity-preview-secret=${'x'.repeat(4_000)}`],
  ])('is refused with an invalid secret: %s', async (_name, query) => {
    const answer = await open(`/preview/enable${query}`, {
      'X-Forwarded-For': `192.0.2.${query.length % 250}`,
    });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('Set-Cookie')).toBeNull();
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.text()).not.toContain('secret');
  });

  it('is refused to an address that keeps guessing, and to no other', async () => {
    const guesser = { 'X-Forwarded-For': '198.51.100.7' };
    const guesses = Array.from({ length: 12 }, (_, guess) =>
      open(`/preview/enable?sanity-preview-secret=g${guess}`, guesser),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([...Array<number>(10).fill(401), 429, 429]);
    expect((await enablePreview(site, await previewSecret(site))).status).toBe(302);
  });
});

describe('a preview', () => {
  it('shows drafts, and is neither cached nor indexed', async () => {
    const { status, headers, document, html } = await draftAt(DRAFT_PATH);
    expect(status).toBe(200);
    expect(document.querySelector('h1')?.textContent).toContain(DRAFT_TITLE);
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
    expect(headers.get('Set-Cookie'), 'another hour').toMatch(/^site-draft-preview=[^;]+; Max-Age=3600;/);
    expect(headers.get('ETag')).toBeNull();
    expect(headers.get('Cache-Tag')).toBeNull();
    expect(html).not.toContain(site.lakeToken);
    expect((await open(DRAFT_PATH)).status).toBe(404);
  });

  it('shows an editor a product view by itself, and nobody else', async () => {
    const table = {
      ...{ _key: 'a', _type: 'viewTable', columns: [{ _key: 'f', _type: 'viewColumn', kind: 'whole' }] },
      rows: [{ _key: 'r', _type: 'viewRow', cells: ['125'] }],
    };
    const view = {
      _id: 'drafts.view-a',
      _type: 'productView',
      name: 'A',
      title: DRAFT_TITLE,
      parts: [table],
    };
    await writeToLake(site, [{ create: view }]);
    const { status, headers, document } = await draftAt('/product-views/view-a');
    expect([status, headers.get('Cache-Control'), headers.get('X-Robots-Tag')]).toEqual([
      ...[200, 'private, no-store', 'noindex'],
    ]);
    expect(headers.get('Content-Security-Policy')).toContain(`frame-ancestors 'self' ${STUDIO}`);
    expect(document.querySelector('main figure tbody')?.textContent).toBe('125');
    expect(document.querySelectorAll('header, footer, .preview')).toHaveLength(0);
    const others = ['', FORGED].map((given) => open('/product-views/view-a', { Cookie: given }));
    for (const answer of [...(await Promise.all(others)), await draftAt('/product-views/none')]) {
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([
        404,
        expect.stringMatching('no-store'),
      ]);
    }
  });

  it('shows the published owner of a path, not an older draft there, until the owner’s path changes', async () => {
    const page = (_id: string, title: string, year: number) => ({
      ...draftPage(title, '/contested'),
      ...{ _id, _createdAt: `${year}-01-01T00:00:00Z` },
    });
    const heading = async () => {
      const { document } = await draftAt('/contested');
      return vercelStegaClean(document.querySelector('h1')?.textContent ?? '');
    };
    await writeToLake(site, [
      { create: page('drafts.claimant', 'Claimant', 2020) },
      { create: page('owner', 'Owner', 2021) },
    ]);
    expect(await heading()).toBe('Owner');
    await writeToLake(site, [{ create: page('drafts.owner', 'Owner, edited', 2021) }]);
    expect(await heading()).toBe('Owner, edited');
    await writeToLake(site, [{ patch: { id: 'drafts.owner', set: { path: '/elsewhere' } } }]);
    expect(await heading()).toBe('Claimant');
  });

  it('follows the published redirect of a path, not an older draft of another', async () => {
    const redirect = (_id: string, to: string, year: number) => ({
      ...{ _id, _type: 'redirect', _createdAt: `${year}-01-01T00:00:00Z` },
      ...{ from: '/moved-twice', to, status: 308 },
    });
    await writeToLake(site, [
      { create: redirect('drafts.forgotten', content.overview.path, 2020) },
      { create: redirect('redirect', PRICING, 2021) },
    ]);
    const { headers } = await open('/moved-twice', { Cookie: cookie });
    expect(headers.get('Location')).toBe(PRICING);
  });

  it('may be framed only by Studio; a public page may not be framed', async () => {
    const { headers } = await open('/', { Cookie: cookie });
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain(`frame-ancestors 'self' ${STUDIO}`);
    expect(policy).not.toContain('unsafe');
    expect(headers.get('X-Frame-Options')).toBeNull();
    const other = await open('/', { Cookie: FORGED });
    expect(other.headers.get('Content-Security-Policy')).toContain(`frame-ancestors 'none'`);
    expect(other.headers.get('X-Frame-Options')).toBe('DENY');
  });

  it('shows “Draft” and a button to leave, without any script', async () => {
    const { html } = await draftAt('/');
    const bar = /<aside class="preview"[\s\S]*?<\/aside>/.exec(html)?.[0] ?? '';
    expect(bar).toContain('<strong>Draft</strong>');
    expect(bar).toMatch(/<form method="post" action="\/preview\/disable"><button>Leave preview<\/button>/);
    expect((await readPage(`${site.url}/`)).html).not.toContain('Leave preview');
  });

  it('deletes a forged cookie', async () => {
    const { headers } = await open('/', { Cookie: FORGED });
    expect(headers.get('Set-Cookie')).toBe(REMOVED);
    expect(headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('ends at a click, and redirects to the home page', async () => {
    for (const method of ['GET', 'POST']) {
      const init = { method, redirect: 'manual', headers: { Cookie: cookie, Origin: site.url } } as const;
      const answer = await fetch(`${site.url}/preview/disable`, init);
      expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/']);
      expect(answer.headers.get('Set-Cookie')).toBe(REMOVED);
    }
    const foreign = await open('/preview/disable', { 'Sec-Fetch-Site': 'cross-site' });
    expect(foreign.status).toBe(403);
    expect(foreign.headers.get('Set-Cookie')).toBeNull();
  });

  it('reports that drafts are unavailable, and shows nothing else instead', async () => {
    await open('/');
    const secret = await previewSecret(site);
    await site.stopLake();
    const { status, headers, document } = await draftAt('/');
    expect(status).toBe(503);
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(document.querySelector('h1')?.textContent).toBe('The draft cannot be shown');
    expect((await open('/')).status).toBe(200);
    const enabling = await enablePreview(site, secret);
    expect(enabling.status).toBe(503);
    expect(enabling.headers.get('Set-Cookie')).toBeNull();
    await site.startLake();
    expect((await open('/', { Cookie: cookie })).status).toBe(200);
  });
});

it('an attempt to start a preview ends at a deadline while the Lake is silent', async () => {
  const secret = await previewSecret(site);
  lake.mode = 'held';
  expect((await enablePreview(site, secret)).status).toBe(503);
  lake.mode = 'forwarded';
});
