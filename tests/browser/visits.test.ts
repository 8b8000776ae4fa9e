import type { Visit } from '../../app/analytics/visits/visit';
import { complaints } from '../support/complaints';
import { content } from '../support/content';
import { expect, type Page, test } from '../support/site-test';
import { startReact } from '../support/start-react';

const { careers, pricing } = content;

// What an init script has replaced stays so.
test.use({ isCold: true });

/** Collects the beacons of all documents of a page. */
async function collectBeacons(page: Page): Promise<Visit[]> {
  const sent: Visit[] = [];
  await page.exposeFunction('receiveBeacon', (text: string) => void sent.push(JSON.parse(text)));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      const receive: unknown = Reflect.get(window, 'receiveBeacon');
      if (body instanceof Blob && typeof receive === 'function') body.text().then((text) => receive(text));
      return send(url, body);
    };
  });
  return sent;
}

/** A page is hidden by another tab; the browser of the tests shows all tabs. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
const show = (page: Page) => page.evaluate(() => Reflect.deleteProperty(document, 'visibilityState'));
const measured = (page: Page) => page.waitForFunction(() => window.visit?.vitals.LCP !== undefined);
const view = (path: string) => ({ name: 'page_view', page: path, block: null });

test('events, vitals and errors go in one beacon as the page is hidden', async ({ page }) => {
  const found = complaints(page);
  const sent = await collectBeacons(page);
  await page.route('**/failing.js?*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'setTimeout(() => { null.ada })' }),
  );
  await page.goto(`${pricing.path}?email=ada@site.example`);
  await measured(page);
  for (const index of Array(8).keys()) {
    await page.evaluate((number) => {
      const script = document.createElement('script');
      script.src = `/failing.js?${number}`;
      document.head.append(script);
    }, index);
  }
  await expect.poll(() => found.filter((line) => line.startsWith('exception')).length).toBe(8);
  await startReact(page);
  await page.getByRole('contentinfo').getByRole('link', { name: careers.name }).click();
  await expect(page).toHaveURL(careers.path);
  await expect(page.locator('footer a[aria-current="page"]')).toHaveText(careers.name);
  expect(sent).toEqual([]);
  await hide(page);
  await expect.poll(() => sent.length).toBe(1);
  const [visit] = sent;
  expect(visit?.page).toBe(pricing.path);
  const click = { name: 'footer_link_click', page: pricing.path, block: null };
  expect(visit?.events).toEqual([view(pricing.path), click, view(careers.path)]);
  expect(Object.keys(visit?.vitals ?? {})).toEqual(expect.arrayContaining(['LCP', 'CLS', 'TTFB']));
  expect(visit?.errors).toHaveLength(5);
  expect(visit?.errors[0]?.place).toMatch(/^\/failing\.js:1:\d+$/);
  expect(JSON.stringify(visit)).not.toContain('email');

  await show(page);
  await hide(page);
  await show(page);
  await page.evaluate(() => window.trackEvent?.('chat_open chat', ''));
  await hide(page);
  await expect.poll(() => sent.length).toBe(2);
  const opened = { name: 'chat_open', page: careers.path, block: null };
  expect(sent[1]).toEqual({ page: pricing.path, events: [opened], vitals: {}, errors: [] });
});

test('a page that is left for another sends its beacon, and the site accepts what is in it', async ({
  page,
}) => {
  // The browser of the tests does not report beacons.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      const isSent = send(url, body);
      localStorage.setItem('beacon', JSON.stringify([url, isSent, { events: [], ...window.visit }]));
      return isSent;
    };
  });
  await page.goto(pricing.path);
  await measured(page);
  await page.goto(careers.path);
  const beacon = () => page.evaluate(() => localStorage.getItem('beacon'));
  const [url, isSent, visit]: unknown[] = JSON.parse((await beacon()) ?? '[]');
  expect([url, isSent]).toEqual(['/api/events', true]);
  const status = await page.evaluate(async (data) => {
    const headers = { 'Content-Type': 'application/json' };
    return (await fetch('/api/events', { method: 'POST', headers, body: JSON.stringify(data) })).status;
  }, visit);
  expect(status).toBe(204);
  expect(await page.context().cookies()).toEqual([]);
});

test('what measures the page is fetched after it has loaded', async ({ page }) => {
  await page.goto(pricing.path);
  await measured(page);
  const late = await page.evaluate(() => {
    const [load] = performance.getEntriesByType('navigation');
    const files = performance.getEntriesByType('resource').filter(({ name }) => /visit-program/.test(name));
    return files.map(({ startTime }) => startTime >= load?.toJSON().loadEventStart);
  });
  expect(late).toEqual([true]);
});

test('with Global Privacy Control nothing is measured or sent', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const sent = await collectBeacons(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(pricing.path, { waitUntil: 'networkidle' });
  await startReact(page);
  await hide(page);
  await page.goto(careers.path, { waitUntil: 'networkidle' });
  expect(sent).toEqual([]);
  expect(fetched.filter((url) => /visit-program|api\/events/.test(url))).toEqual([]);
});
