import { complaints } from '../support/complaints';
import { consentPage } from '../support/consent-page';
import { content } from '../support/content';
import { clarityStandIn } from '../support/fake-clarity';
import { expect, type Page, measuredTest as test } from '../support/site-test';
import { startReact } from '../support/start-react';

const LOADS_WITHIN_MS = 20_000;
const TAG = 'www.clarity.ms/tag/sample1';
const { about, blog, careers, news, overview, pricing, slugged } = content;
const LINKS = [careers, slugged, pricing, news].map(({ name }) => name);

/** Calls that the vendor has received in this document. */
const calls = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() => Reflect.get(window, 'clarityCalls') ?? []);
const identified = async (page: Page) =>
  (await calls(page))
    .filter(([method]) => method === 'identify')
    .map(([, id, session, path]) => ({ id, session, path }));
const paths = async (page: Page) => (await identified(page)).map(({ path }) => path);
/** The vendor's script is loaded when the page is idle, which takes long on a busy machine. */
const untilIdentified = (page: Page, expected: string[]) =>
  expect.poll(() => paths(page), { timeout: LOADS_WITHIN_MS }).toEqual(expected);
const pathOf = (page: Page) => new URL(page.url()).pathname;

async function go(page: Page, name: string): Promise<string> {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  return arrived(page, name);
}

/** Waits for the page: its address changes earlier, and a page left before it is rendered is not counted. */
async function arrived(page: Page, name: string): Promise<string> {
  await expect(page.locator('footer a[aria-current="page"]')).toHaveText(name);
  return pathOf(page);
}

test('before an answer nothing is requested from the vendor, and nothing is stored', async ({
  page,
  context,
}) => {
  const requested = await clarityStandIn(context);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  for (const path of ['/', pricing.path]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await startReact(page);
  }
  await go(page, careers.name);
  expect(requested).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await consentPage(page).stored()).toEqual([]);
  expect(fetched.filter((url) => /clarity|session-analytics/.test(url))).toEqual([]);
});

test('after consent: one tag and one identify per route, without query or name', async ({
  page,
  context,
}) => {
  const found = complaints(page);
  const requested = await clarityStandIn(context);
  await page.goto(`${about.path}?email=somebody@example.com`);
  await startReact(page);
  await consentPage(page).accept.click();
  await untilIdentified(page, [about.path]);
  const visited = [about.path];
  for (const name of LINKS) visited.push(await go(page, name));
  await page.goBack();
  visited.push(await arrived(page, pricing.name));
  await page.goForward();
  visited.push(await arrived(page, news.name));
  await untilIdentified(page, visited);
  expect(visited).toHaveLength(LINKS.length + 3);
  expect(requested.filter((url) => url.includes('/tag/'))).toEqual([TAG]);
  const identifies = await identified(page);
  expect(new Set(identifies.map(({ id }) => id)).size).toBe(1);
  expect(identifies[0]).toMatchObject({
    id: expect.stringMatching(/^[a-z0-9]+(-[a-z0-9]+){3}$/),
    session: null,
  });
  expect((await calls(page))[0]).toEqual([
    'consentv2',
    { ad_Storage: 'denied', analytics_Storage: 'granted' },
  ]);
  expect(found).toEqual([]);
});

test('a page of which only the query changes is reported again, without the query', async ({
  page,
  context,
}) => {
  await clarityStandIn(context);
  await page.goto(pricing.path);
  await startReact(page);
  await consentPage(page).accept.click();
  await untilIdentified(page, [pricing.path]);
  await page.evaluate((to) => Reflect.get(window, '__remixRouter').navigate(to), `${pricing.path}?plan=a`);
  await untilIdentified(page, [pricing.path, pricing.path]);
});

test('a page from the back/forward cache is reported again', async ({ page, context }) => {
  await clarityStandIn(context);
  await page.goto(pricing.path);
  await consentPage(page).accept.click();
  await untilIdentified(page, [pricing.path]);
  // Of the browsers, those without a window have no such cache.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await untilIdentified(page, [pricing.path, pricing.path]);
});

test('withdrawing consent immediately stops analytics and removes its data in every tab, and lasts', async ({
  page,
  context,
}) => {
  const requested = await clarityStandIn(context);
  const consent = consentPage(page);
  await page.goto(pricing.path);
  await consent.accept.click();
  await untilIdentified(page, [pricing.path]);
  const [here] = await identified(page);
  const other = await context.newPage();
  await other.goto(overview.path);
  await untilIdentified(other, [overview.path]);
  expect((await identified(other))[0]?.id).toBe(here?.id);
  expect(await consent.stored()).toEqual(['_clck', '_clsk', '_cltk', 'analytics-visitor-id', 'consent']);

  await consent.settings.click();
  await consent.reject.click();
  expect(await consent.stored()).toEqual(['consent']);
  const denied = ['waiting', 'consentv2', { ad_Storage: 'denied', analytics_Storage: 'denied' }];
  for (const tab of [page, other]) {
    await expect.poll(async () => (await calls(tab)).slice(-2)).toEqual([['stop'], denied]);
  }
  expect(await consentPage(other).stored()).toEqual(['consent']);
  const requestsBefore = requested.length;
  await go(page, careers.name);
  await go(other, careers.name);
  await page.goto(overview.path, { waitUntil: 'networkidle' });
  await startReact(page);
  expect(requested.slice(requestsBefore)).toEqual([]);
  expect(await consent.stored()).toEqual(['consent']);
});

test('withdrawing consent while the tag is in flight prevents the start', async ({ page, context }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const requested = await clarityStandIn(context, held);
  const consent = consentPage(page);
  await page.goto(pricing.path);
  await consent.accept.click();
  await expect.poll(() => requested, { timeout: LOADS_WITHIN_MS }).toEqual([TAG]);
  await consent.settings.click();
  await consent.reject.click();
  const answered = page.waitForResponse(/\/tag\//);
  release();
  await answered;
  await go(page, careers.name);
  expect(requested).toEqual([TAG]);
  expect(await consent.stored()).toEqual(['consent']);
});

test('each event is handed to the vendor after consent, also if it happens before the vendor has loaded', async ({
  page,
  context,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const found = complaints(page);
  await clarityStandIn(context, held);
  const consent = consentPage(page);
  const sent = async () =>
    (await calls(page)).filter(([method]) => method === 'event').map(([, name]) => name);
  await page.goto(pricing.path);
  await go(page, careers.name);
  await consent.accept.click();
  await startReact(page);
  await go(page, blog.name);
  release();
  await expect.poll(sent, { timeout: LOADS_WITHIN_MS }).toEqual(['footer_link_click']);
  await go(page, pricing.name);
  await expect.poll(sent).toEqual(['footer_link_click', 'footer_link_click']);
  await consent.settings.click();
  await consent.reject.click();
  await go(page, about.name);
  expect(await sent()).toHaveLength(2);
  expect(found).toEqual([]);
});

test('a blocked vendor does not break the page; only the browser logs it', async ({ page, context }) => {
  const found = complaints(page);
  await context.route(/clarity\.ms/, (route) => route.abort('blockedbyclient'));
  await page.goto(pricing.path);
  await consentPage(page).accept.click();
  await expect.poll(() => found).not.toEqual([]);
  await go(page, careers.name);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(found.filter((line) => !/clarity\.ms|ERR_BLOCKED_BY_CLIENT/.test(line))).toEqual([]);
});
