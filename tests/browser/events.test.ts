import { type AnalyticsEvent, type ClickKey, trackedEvents } from '../../app/ui/events';
import { chatPage, holdCalls } from '../support/chat-page';
import { complaints } from '../support/complaints';
import { content } from '../support/content';
import { expect, type Locator, type Page, test } from '../support/site-test';
import { openWithReact } from '../support/start-react';

const { callToAction, careers, linkedIn } = content;
const action = { label: callToAction.name, href: callToAction.path };
const footer = (page: Page) => page.getByRole('contentinfo');

/** The exact event of a click on each kind of link. */
const clicks: Record<ClickKey, AnalyticsEvent> = {
  footerLink: { name: 'footer_link_click', label: careers.name, href: careers.path, location: 'footer' },
  social: { name: 'social_click', label: 'LinkedIn', href: linkedIn, location: 'footer' },
  headerAction: { name: 'header_cta_click', ...action, location: 'header' },
  menuAction: { name: 'header_cta_click', ...action, location: 'menu' },
};

function linkOf(page: Page, { label, location }: AnalyticsEvent): Locator {
  const header = page.getByRole('banner');
  const other = location === 'menu' ? page.getByRole('dialog', { name: 'Menu' }) : header;
  return (location === 'footer' ? footer(page) : other).getByRole('link', { name: label });
}

/** An event as the sink receives it. */
const entry = (event: AnalyticsEvent) => ({ event: event.name, ...event });

/** The events of a page so far. */
const sent = (page: Page) => page.evaluate(() => window.dataLayer ?? []);

/** Answers for external sites. */
async function answerElsewhere(page: Page, own: string | undefined): Promise<void> {
  await page.context().route(
    (url) => url.origin !== own,
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  );
}

test.describe('in a sink of the page', () => {
  // It is set by an init script.
  test.use({ isCold: true });

  /** Collects the events of all documents of a page. */
  async function collectEvents(page: Page): Promise<unknown[]> {
    const received: unknown[] = [];
    await page.exposeFunction('receive', (event: unknown) => void received.push(event));
    await page.addInitScript(() => {
      const receive: unknown = Reflect.get(window, 'receive');
      window.dataLayer = { push: (entry) => typeof receive === 'function' && receive(entry) };
    });
    return received;
  }

  // The others are links of the same parts, whose events also arrive before React has.
  for (const key of ['footerLink', 'menuAction'] as const) {
    const event = clicks[key];
    test(`${key} arrives once, by mouse and by keyboard`, async ({ page, baseURL }) => {
      await answerElsewhere(page, baseURL);
      const received = await collectEvents(page);
      const link = linkOf(page, event);
      const isInMenu = event.location === 'menu';
      await page.setViewportSize({ width: isInMenu ? 390 : 1440, height: 900 });
      for (const press of [() => link.click(), () => page.keyboard.press('Enter')]) {
        await openWithReact(page, content.pricing.path);
        if (isInMenu) await page.getByRole('button', { name: 'Open menu' }).click();
        await link.focus();
        await press();
        await expect.poll(() => received).toEqual([entry(event)]);
        // Long enough to catch a second event.
        await page.waitForLoadState('networkidle');
        expect(received.splice(0)).toEqual([entry(event)]);
      }
    });
  }

  test('a click arrives once, although none of the page’s JavaScript has', async ({ page, baseURL }) => {
    const received = await collectEvents(page);
    await answerElsewhere(page, baseURL);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.route('**/assets/*.js', () => {});
    for (const key of ['footerLink', 'social', 'headerAction'] as const) {
      await page.goto(content.pricing.path, { waitUntil: 'commit' });
      await linkOf(page, clicks[key]).click();
      await expect.poll(() => received).toEqual([entry(clicks[key])]);
      received.length = 0;
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test('every footer link is tracked, and none outside footer, header and dialogs', async ({ page }) => {
  await openWithReact(page, content.pricing.path);
  await expect(page.locator('footer a:not([data-track])')).toHaveCount(0);
  expect(await page.locator('footer a[data-track]').count()).toBeGreaterThan(content.paths.length / 2);
  await expect(page.locator('a[data-track]:not(footer a, header a, dialog a)')).toHaveCount(0);
});

test('the chat reports that it was opened, what was sent and whether it was answered, but no text', async ({
  page,
}) => {
  const held = await holdCalls(page);
  const chat = chatPage(page);
  const label = content.chat.title;
  const opened = entry({ ...trackedEvents.chatOpened, label, href: null });
  const asked = entry({ ...trackedEvents.chatSent, label, href: null });
  const answered = entry({ ...trackedEvents.chatAnswered, label, href: null });
  const failed = entry({ ...trackedEvents.chatFailed, label, href: null });
  const suggested = content.chat.suggestions.map((question) =>
    entry({ ...trackedEvents.chatSuggestion, label: question, href: null }),
  );
  await openWithReact(page, content.pricing.path);
  await chat.launcher.click();
  await expect(chat.panel).toBeVisible();
  expect(await sent(page)).toEqual([opened]);
  await chat.input.fill('   ');
  await page.keyboard.press('Enter');
  await chat.input.fill('My name is Ada');
  await page.keyboard.press('Enter');
  await held.reply(0, 'Hello Ada.');
  await expect(chat.input).toBeEnabled();
  const before = [opened, asked, answered];
  expect(await sent(page)).toEqual(before);
  await chat.launcher.click();
  await chat.launcher.focus();
  await page.keyboard.press('Enter');
  await expect(chat.panel).toBeVisible();
  expect(await sent(page)).toEqual([...before, opened]);
  await chat.renew.click();
  await chat.panel.getByRole('button', { name: content.chat.suggestions[0] ?? '' }).click();
  await (await held.at(1)).route.fulfill({ status: 502, json: {} });
  await expect.poll(() => sent(page)).toEqual([...before, opened, suggested[0], asked, failed]);
});

test('without a configured sink events stay in the page', async ({ page }) => {
  const requests: string[] = [];
  const found = complaints(page);
  await openWithReact(page, content.pricing.path);
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await footer(page).getByRole('link', { name: careers.name }).click();
  await expect(page).toHaveURL(careers.path);
  expect(await page.evaluate(() => window.dataLayer)).toEqual([entry(clicks.footerLink)]);
  expect(requests.filter((path) => path !== careers.path && !/^\/(assets|images|cdn)/.test(path))).toEqual(
    [],
  );
  expect(found).toEqual([]);
});
