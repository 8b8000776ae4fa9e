import { type AnalyticsEvent, type EventKey, trackedEvents } from '../../app/ui/events';
import { searchPath } from '../../protocol/search-query';
import { chatPage, holdCalls } from '../support/chat-page';
import { complaints } from '../support/complaints';
import { content } from '../support/content';
import { expect, type Locator, type Page, test } from '../support/site-test';
import { texts } from '../support/site-texts';
import { openWithReact } from '../support/start-react';

const { callToAction, careers, linkedIn } = content;
/** Where the links of the frame are followed. */
const place = { page: content.pricing.path, block: null };
const action = { label: callToAction.name, href: callToAction.path, ...place };
const footer = (page: Page) => page.getByRole('contentinfo');

/** The exact event of a click on each kind of link of the frame. */
const clicks = {
  footerLink: {
    name: 'footer_link_click',
    label: careers.name,
    href: careers.path,
    location: 'footer',
    ...place,
  },
  social: { name: 'social_click', label: 'LinkedIn', href: linkedIn, location: 'footer', ...place },
  headerAction: { name: 'header_cta_click', ...action, location: 'header' },
  menuAction: { name: 'header_cta_click', ...action, location: 'menu' },
} satisfies Partial<Record<EventKey, AnalyticsEvent>>;

function linkOf(page: Page, { label, location }: AnalyticsEvent): Locator {
  const header = page.getByRole('banner');
  const other = location === 'menu' ? page.getByRole('dialog', { name: texts.frame.menu }) : header;
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
        if (isInMenu) await page.getByRole('button', { name: texts.frame.openMenu }).click();
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

test('every footer link is tracked', async ({ page }) => {
  await openWithReact(page, content.pricing.path);
  await expect(page.locator('footer a:not([data-track])')).toHaveCount(0);
  expect(await page.locator('footer a[data-track]').count()).toBeGreaterThan(content.paths.length / 2);
});

/** Controls of the content that are no event, and why. */
const notEvents = {
  '[aria-expanded]': 'opens an answer on the page: reading on',
  '[data-step]': 'steps a number; what is sent, copied or asked of the outline is the event',
  'form[role="search"] button': 'its page of results is the event',
  'form [type="submit"]': 'shows a result on the page',
  'a[data-track=""]': 'its words are nearly those of the visitor, or it clears a form',
  '[data-consent-do]': 'the answer to consent is not counted',
};

/**
 * Presses each link and button of the content, which leads nowhere.
 * @returns those that sent no event, and the events
 */
const pressAll = (page: Page, but: string) =>
  page.evaluate((except) => {
    document.addEventListener('click', (event) => event.preventDefault(), true);
    const events = () => window.countedEvents ?? [];
    const silent: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(':is(main, [data-block]) :is(a, button)')) {
      const earlier = events().length;
      control.click();
      if (events().length === earlier && !control.matches(except))
        silent.push(control.outerHTML.slice(0, 200));
    }
    return { silent, events: events() };
  }, but);

test('every link and button of the content is an event, or is known to be none', async ({ page }) => {
  test.slow();
  await page.route('**/assets/**/*.js', (route) => route.abort());
  const paths = [...content.paths, '/nothing-here', searchPath(content.productName), searchPath('xqzwvk')];
  const kinds = new Set<string>();
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const { silent, events } = await pressAll(page, Object.keys(notEvents).join());
    expect(silent, path).toEqual([]);
    for (const { name, page: on } of events) {
      expect(on).toBe(new URL(path, page.url()).pathname);
      kinds.add(name);
    }
    const inBlocks = await page.locator('main [data-block] a').count();
    expect(events.filter(({ block }) => block !== null && block !== 'endCap').length).toBeGreaterThanOrEqual(
      inBlocks,
    );
  }
  const { link, action: cta, card, mail, phone, outlineSent, outlineCopied, outlineAsked } = trackedEvents;
  const { searchFound, searchMissed, searchAsked } = trackedEvents;
  for (const kind of [link, cta, card, mail, phone, outlineSent, outlineCopied, outlineAsked])
    expect([...kinds]).toContain(kind.name);
  for (const kind of [searchFound, searchMissed, searchAsked]) expect([...kinds]).toContain(kind.name);
});

test('the chat reports that it was opened, what was sent and whether it was answered, but no text', async ({
  page,
}) => {
  const held = await holdCalls(page);
  const chat = chatPage(page);
  const label = content.chat.title;
  const of = { label, href: null, ...place };
  const opened = entry({ ...trackedEvents.chatOpened, ...of });
  const asked = entry({ ...trackedEvents.chatSent, ...of });
  const answered = entry({ ...trackedEvents.chatAnswered, ...of });
  const failed = entry({ ...trackedEvents.chatFailed, ...of });
  const suggested = content.chat.suggestions.map((question) =>
    entry({ ...trackedEvents.chatSuggestion, label: question, href: null, ...place }),
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
