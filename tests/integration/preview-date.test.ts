import { vercelStegaClean } from '@vercel/stega';
import { beforeAll, expect, it } from 'vitest';
import { countedSite } from '../support/counting-lake';
import { writeToLake } from '../support/lake-editor';
import { cookieIn, openPreview } from '../support/open-preview';

const PATH = '/a-page-with-dates';
const LATER = '/a-page-of-2190';
/** In the time zone of an editor in Berlin in summer. */
const SUMMER = { at: '2190-07-01T12:00', offset: '-120' };

const { site } = countedSite({ STUDIO_ORIGIN: 'http://localhost:3333' });
let cookie: string;

const block = (title: string, dates: object = {}) => ({
  ...{ _key: title, _type: 'ruledList', title },
  ...{ items: [{ _key: 'a', _type: 'ruledItem', title: 'An item' }], ...dates },
});
const page = (path: string, dates: object, blocks: object[]) => ({
  ...{ _id: `drafts.page${path.replace('/', '-')}`, _type: 'page', title: path, path, ...dates },
  ...{ seo: { description: 'Not there yet.' } },
  blocks: [{ _key: 'head', _type: 'pageHero', title: 'Head', layout: 'plain' }, ...blocks],
});

beforeAll(async () => {
  const blocks = [
    block('Always'),
    block('From ten', { visibleFrom: '2190-07-01T10:00:00Z' }),
    block('Until ten', { visibleUntil: '2190-07-01T10:00:00Z' }),
  ];
  const later = page(LATER, { visibleFrom: '2190-01-01T00:00:00Z' }, [block('Always')]);
  await writeToLake(site, [{ create: page(PATH, {}, blocks) }, { create: later }]);
  cookie = await openPreview(site);
});

const open = (path: string, init: RequestInit = {}) =>
  fetch(site.url + path, { redirect: 'manual', ...init });

/** Sends the form of the bar. @returns the cookie of the preview after it */
async function show(form: { at: string; offset?: string }): Promise<string> {
  const headers = { Cookie: cookie, Referer: `${site.url}${PATH}?a=1`, 'Sec-Fetch-Site': 'same-origin' };
  const answer = await open('/preview/enable', { method: 'POST', headers, body: new URLSearchParams(form) });
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, `${PATH}?a=1`]);
  return cookieIn(answer);
}

async function shownBy(session: string, path = PATH) {
  const answer = await open(path, { headers: { Cookie: session } });
  const html = vercelStegaClean(await answer.text());
  const found = ['Always', 'From ten', 'Until ten'].filter((title) => html.includes(`${title}</h2>`));
  return { status: answer.status, found, bar: /<aside class="preview".*?<\/aside>/s.exec(html)?.[0] ?? '' };
}

it('shows what visitors see at a moment of the editor’s time zone, and all again without one', async () => {
  expect((await shownBy(cookie)).found).toEqual(['Always', 'From ten', 'Until ten']);
  const summer = await shownBy(await show(SUMMER));
  expect(summer.found).toEqual(['Always', 'From ten']);
  expect(summer.bar).toContain('On 1 Jul 2190, 10:00 UTC');
  expect((await shownBy(await show({ at: '2190-07-01T09:59', offset: '0' }))).found).toEqual([
    'Always',
    'Until ten',
  ]);
  for (const none of [{ at: '' }, { at: '', offset: '0' }, { at: 'soon', offset: 'x' }])
    expect((await shownBy(await show(none))).found).toHaveLength(3);
});

it('a page that is hidden then is not found, with the bar', async () => {
  expect((await shownBy(await show(SUMMER), LATER)).status).toBe(200);
  const before = await shownBy(await show({ at: '2189-01-01T00:00', offset: '0' }), LATER);
  expect(before.status).toBe(404);
  expect(before.bar).toContain('On 1 Jan 2189');
});

it('is chosen by an editor alone, on the site itself', async () => {
  const send = (headers: Record<string, string>) =>
    open('/preview/enable', { method: 'POST', headers, body: new URLSearchParams(SUMMER) });
  expect((await send({})).status).toBe(401);
  expect((await send({ Cookie: 'site-draft-preview=forged' })).status).toBe(401);
  expect((await send({ Cookie: cookie, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
});
