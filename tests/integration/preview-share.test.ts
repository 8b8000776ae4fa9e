import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { serverTextsOf } from '../../app/texts/texts.server';
import { archive, content } from '../support/content';
import { createDraft, writeToLake } from '../support/lake-editor';
import { cookieIn } from '../support/open-preview';
import { ownSite } from '../support/test-site';
import { newVisitor } from '../support/visitor';

const HOUR_MS = 60 * 60 * 1000;
const QUOTE = 'A quote for the eyes of one reader';
const MENU = 'A menu nobody has published';
const QUOTED = archive.ofType('testimonial')[0]?._id ?? '';
const PRICING = 'Prices nobody has published';

/** In the language of the site: a person with the link has no Studio. */
const said = serverTextsOf(content.language).sharedPreview;
const ended = new RegExp(`<h1[^>]*>${said.ended.title}</h1>`);

const site = ownSite();

beforeAll(async () => {
  const texts: Record<string, object> = {
    [QUOTED]: { quote: QUOTE },
    navigation: { items: [{ _key: 'a', _type: 'menuItem', name: MENU, href: '/', dropdown: false }] },
    [content.pricing.id]: { title: PRICING, seo: { title: PRICING, description: PRICING } },
  };
  for (const [id, changes] of Object.entries(texts)) await createDraft(site.editor, id, changes);
});

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Makes a share as Studio does. @returns its id and its link's key */
async function share(path: string, livesMs = HOUR_MS) {
  const id = randomUUID();
  const secret = randomBytes(24).toString('base64url');
  const secretHash = hashOf(secret);
  const expiresAt = new Date(Date.now() + livesMs).toISOString();
  await writeToLake(site, [
    { create: { _id: `previewShare.${id}`, _type: 'previewShare', path, secretHash, expiresAt } },
  ]);
  return { id: `previewShare.${id}`, key: `${id}.${secret}` };
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { redirect: 'manual', headers: { ...headers, ...newVisitor() } });
const openShare = (key: string) => get(`/preview/share?key=${encodeURIComponent(key)}`);
const textOf = async (path: string, cookie: string) => (await get(path, { Cookie: cookie })).text();

it('shows the draft of its page, shared content included, and no other draft', async () => {
  const opened = await openShare((await share('/')).key);
  expect([opened.status, opened.headers.get('Location')]).toEqual([302, '/']);
  const cookie = cookieIn(opened);
  const home = await textOf('/', cookie);
  expect(home).toContain(QUOTE);
  expect(home).toContain(`<strong>${said.draft}</strong>`);
  expect(home, 'the menu is not the page').not.toContain(MENU);
  expect(home, 'no text has a source, so none can be edited').not.toMatch(/[\u200b-\u200d\ufeff]{4}/u);
  const pricing = await get(content.pricing.path, { Cookie: cookie });
  expect(pricing.headers.get('Cache-Control')).toBe('private, no-store');
  const html = await pricing.text();
  expect(html).not.toContain(PRICING);
  expect(html).not.toContain(`<strong>${said.draft}</strong>`);
  expect(await textOf('/?_data=root', cookie)).not.toContain(MENU);
});

it('fills the placeholder in its path', async () => {
  const opened = await openShare((await share(String(archive.byId(content.slugged.id).path))).key);
  expect(opened.headers.get('Location')).toBe(content.slugged.path);
});

it('ends when it is revoked', async () => {
  const { id, key } = await share('/');
  const cookie = cookieIn(await openShare(key));
  expect(await textOf('/', cookie)).toContain(QUOTE);
  await writeToLake(site, [{ delete: { id } }]);
  expect(await textOf('/', cookie)).not.toContain(QUOTE);
  expect((await openShare(key)).status).toBe(401);
});

it('that has ended answers with a page of the site, which names no draft', async () => {
  const { id, key } = await share('/');
  await writeToLake(site, [{ delete: { id } }]);
  const answer = await openShare(key);
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([401, 'text/html; charset=utf-8']);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  const html = await answer.text();
  expect(html).toMatch(ended);
  expect(html).toMatch(new RegExp(`<title>${said.ended.title} \\| `));
  expect(html).toContain('<header');
  expect(html).toContain('name="robots" content="noindex"');
  expect([QUOTE, MENU, PRICING].filter((text) => html.includes(text))).toEqual([]);
});

it('that has ended says so on its page, if that was never published', async () => {
  await writeToLake(site, [
    { create: { _id: 'drafts.page-never-public', _type: 'page', title: PRICING, path: '/never-public' } },
  ]);
  const { id, key } = await share('/never-public');
  const cookie = cookieIn(await openShare(key));
  expect(await textOf('/never-public', cookie)).toContain(PRICING);
  await writeToLake(site, [{ delete: { id } }]);
  const answer = await get('/never-public', { Cookie: cookie });
  expect(answer.status).toBe(401);
  expect(await answer.text()).toMatch(ended);
  expect((await get('/never-public')).status, 'without the cookie').toBe(404);
  expect((await get('/elsewhere', { Cookie: cookie })).status, 'at another path').toBe(404);
});

it('expires, for cookies too', async () => {
  const { id, key } = await share('/', HOUR_MS / 2);
  const opened = await openShare(key);
  const [, maxAgeS] = /Max-Age=(\d+);/.exec(opened.headers.get('Set-Cookie') ?? '') ?? [];
  expect(Number(maxAgeS)).toBeLessThanOrEqual(1_800);
  expect(await textOf('/', cookieIn(opened))).toContain(QUOTE);
  const expiresAt = new Date(Date.now() - 1_000).toISOString();
  await site.editor.patch(id).set({ expiresAt }).commit();
  expect(await textOf('/', cookieIn(opened))).not.toContain(QUOTE);
  expect((await openShare(key)).status).toBe(401);
});

it.each([
  ['another secret', (key: string) => key.replace(/\..+$/, `.${'A'.repeat(32)}`)],
  ['its hash for a secret', (key: string) => key.replace(/(?<=\.).+$/, hashOf)],
  ['another id', (key: string) => key.replace(/^[^.]+/, randomUUID())],
  ['the id of a page', () => `page-home.${'A'.repeat(32)}`],
  ['a wildcard', () => `*.${'A'.repeat(32)}`],
  ['nothing', () => ''],
  ['ten thousand letters', (key: string) => key + 'x'.repeat(4_000)],
])('is refused with %s', async (_name, change) => {
  const answer = await openShare(change((await share('/')).key));
  expect(answer.status).toBe(401);
  expect(answer.headers.get('Set-Cookie')).toBeNull();
});

it('counts wrong keys, as it counts wrong secrets', async () => {
  const headers = newVisitor();
  const guess = () => fetch(`${site.url}/preview/share?key=${randomUUID()}.${'A'.repeat(32)}`, { headers });
  const statuses = (await Promise.all(Array.from({ length: 12 }, guess))).map(({ status }) => status);
  expect(statuses.sort()).toEqual([...Array(10).fill(401), 429, 429]);
});

it('is not public in the lake', async () => {
  await share('/secret-plans');
  const anonymous = site.editor.withConfig({ token: undefined });
  expect(await anonymous.fetch('*[_type == "previewShare"]')).toEqual([]);
});
