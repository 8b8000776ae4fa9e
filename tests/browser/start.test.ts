import { expect, type Page, test } from '@playwright/test';
import { chatPage } from '../support/chat-page';
import { complaints } from '../support/complaints';
import { untilAlive } from '../support/until-alive';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens a page whose program is under way until the test lets it come. */
async function openEarly(page: Page, path: string, size = WIDE) {
  const asked: string[] = [];
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.setViewportSize(size);
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await arrival;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return { asked, arrive };
}

test('nothing of the program is fetched before the load event; what somebody must reach for is not after it', async ({
  page,
}) => {
  const found = complaints(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await untilAlive(page);
  const [loadedMs, scripts] = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const all = performance.getEntriesByType('resource').filter(({ name }) => /\.js$/.test(name));
    const end = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0;
    return [end, all.map(({ name, startTime }) => ({ name, startTime }))] as const;
  });
  expect(loadedMs).toBeGreaterThan(0);
  expect(scripts.length).toBeGreaterThan(3);
  for (const { startTime } of scripts) expect(startTime).toBeGreaterThanOrEqual(loadedMs);
  const names = scripts.map(({ name }) => name).join(' ');
  expect(names).not.toMatch(/main-menu|document-|drawer|chat-panel/);
  expect(found).toEqual([]);
});

test('until its load event a page has laid out its first screens, and what is scrolled to', async ({
  page,
}) => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\.woff2$/, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const isLaidOut = (selector: string) =>
    page.locator(selector).evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }));
  const footer = () => isLaidOut('main ~ footer a >> nth=0');
  expect([await isLaidOut('main h1'), await footer()]).toEqual([true, false]);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(footer).toBe(true);
  arrive();
  await untilAlive(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-arriving');
});

for (const path of ['/', '/features', '/company/about-us', '/company/blog/fifo-lifo-weighted-average']) {
  test(`${path} stands as high where it was laid out piece by piece as where it was at once`, async ({
    page,
  }) => {
    const places = async () => {
      await untilAlive(page);
      return page.locator('main section, main ~ *').evaluateAll((parts) =>
        parts.map((part) => {
          const { top, height } = part.getBoundingClientRect();
          return [part.tagName, top + window.scrollY, height];
        }),
      );
    };
    await page.goto(path);
    await expect(page.locator('html')).not.toHaveAttribute('data-arriving');
    const piecemeal = await places();
    await page.reload();
    expect(await places()).toEqual(piecemeal);
  });
}

test('the first press asks for the whole program at once, not for one file after the other', async ({
  page,
}) => {
  const { asked, arrive } = await openEarly(page, '/');
  await page.mouse.click(700, 500);
  const parts = ['manifest', 'entry.client', 'root', 'content', 'early-clicks'];
  await expect
    .poll(() => parts.filter((part) => !asked.some((path) => path.includes(`/${part}-`))))
    .toEqual([]);
  arrive();
  await untilAlive(page);
});

test('an early click on the chat’s button opens it once, however often it is clicked', async ({ page }) => {
  const { arrive } = await openEarly(page, '/');
  const chat = chatPage(page);
  await chat.launcher.click();
  await chat.launcher.click();
  arrive();
  await expect(chat.panel).toBeVisible();
  await expect(chat.input).toBeFocused();
  await expect(chat.launcher).toHaveAttribute('aria-expanded', 'true');
});

test('an early Enter on a trigger of the menu opens its panel', async ({ page }) => {
  const { arrive } = await openEarly(page, '/');
  const trigger = page.getByRole('banner').getByRole('button', { name: 'Company', exact: true });
  await trigger.focus();
  await page.keyboard.press('Enter');
  arrive();
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Careers', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
});

test('an Escape in the very moment in which an early Enter is answered closes the panel', async ({
  page,
}) => {
  const { arrive } = await openEarly(page, '/');
  const trigger = page.getByRole('banner').getByRole('button', { name: 'Company', exact: true });
  const states = await trigger.evaluateHandle((button) => {
    const seen: (string | null)[] = [];
    new MutationObserver(() => {
      seen.push(button.getAttribute('aria-expanded'));
      if (seen.length > 1) return;
      button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    }).observe(button, { attributeFilter: ['aria-expanded'] });
    return seen;
  });
  await trigger.focus();
  await page.keyboard.press('Enter');
  arrive();
  await expect.poll(() => states.jsonValue()).toEqual(['true', 'false']);
});

test('a pointer that rests on the menu before it is alive opens it then', async ({ page }) => {
  const { arrive } = await openEarly(page, '/');
  const trigger = page.getByRole('banner').getByRole('button', { name: 'Support', exact: true });
  await trigger.hover();
  arrive();
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
});

test('an early tap on the button of the drawer opens it', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: process.env.BROWSER_SITE_URL, hasTouch: true });
  const { arrive } = await openEarly(page, '/', PHONE);
  await page.getByRole('button', { name: 'Open menu' }).tap();
  arrive();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.close();
});

test('an early click on a question opens its answer', async ({ page }) => {
  const { arrive } = await openEarly(page, '/company/faq');
  const question = page.getByRole('main').getByRole('button').nth(1);
  await question.click();
  arrive();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'false');
});

test('an early choice of theme is kept', async ({ page }) => {
  const { arrive } = await openEarly(page, '/');
  const dark = page.getByRole('button', { name: 'Dark theme' });
  await dark.click();
  arrive();
  await expect(dark).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
});

test('an early click on a link leads there by itself', async ({ page }) => {
  await openEarly(page, '/');
  await page.getByRole('main').locator('a[href^="/"]').first().click();
  await expect(page).not.toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('from a page that nobody has reached into, the footer leads on in place', async ({ page }) => {
  const found = complaints(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await untilAlive(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const links = page.getByRole('contentinfo');
  for (const [name, path] of [
    ['Careers', /\/company\/careers$/],
    ['Cookies', /\/cookies$/],
  ] as const) {
    await links
      .getByRole('link', { name: new RegExp(name) })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(new RegExp(name));
  }
  await page.goBack();
  await expect(page).toHaveTitle(/Careers/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(found).toEqual([]);
});

test('a page that is left before its parts have come stays whole until the next can be shown whole', async ({
  page,
}) => {
  const found = complaints(page);
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.setViewportSize(WIDE);
  await page.route(/\/(document|main-menu)-[^/]*\.js$/, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await untilAlive(page);
  const shown = await page.evaluateHandle(() => {
    const seen = new Set<string>();
    const look = () => {
      const { textContent: text } = document.querySelector('main') ?? document.body;
      seen.add(
        `${text && text.length > 200 ? 'whole' : 'empty'}, ${document.querySelectorAll('h1').length} title`,
      );
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  const data = page.waitForResponse(/careers\?_data=page$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).dispatchEvent('click');
  await (await data).finished();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Company', exact: true })).toBeVisible();
  arrive();
  await expect(page).toHaveTitle(/Careers/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await shown.evaluate((seen) => [...seen])).toEqual(['whole, 1 title']);
  expect(found).toEqual([]);
});

test('who goes back while the next page is on its way is on the page before, alive', async ({ page }) => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/document-[^/]*\.js$/, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/company/faq', { waitUntil: 'networkidle' });
  await untilAlive(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).dispatchEvent('click');
  await expect(page).toHaveURL(/careers$/);
  await page.goBack();
  await expect(page).toHaveURL(/faq$/);
  arrive();
  const question = page.getByRole('main').getByRole('button').nth(1);
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveTitle(/answers|questions|faq/i);
});

test('where the code of the next page cannot be had the server shows that page', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await untilAlive(page);
  await page.route(/\/document-[^/]*\.js$/, (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).dispatchEvent('click');
  await expect(page).toHaveURL(/careers$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/Careers/);
});

test('the data of a page whose link is reached for is there before the click', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await untilAlive(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' });
  const prefetched = page.waitForResponse(/careers\?_data=page$/);
  await link.hover();
  await (await prefetched).finished();
  await link.click();
  await expect(page).toHaveTitle(/Careers/);
  const fetches = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('careers?_data=page'))
      .map((entry) => [
        Reflect.get(entry, 'initiatorType'),
        entry instanceof PerformanceResourceTiming && entry.transferSize > 0,
      ]),
  );
  expect(fetches).toEqual([
    ['link', true],
    ['fetch', false],
  ]);
});

test('where the code of a part cannot be had the part stays as it was, and is tried again', async ({
  page,
}) => {
  await page.goto('/company/faq', { waitUntil: 'networkidle' });
  await untilAlive(page);
  let failures = 0;
  await page.route(/\/document-[^/]*\.js$/, (route) => {
    failures += 1;
    return failures === 1 ? route.abort() : route.continue();
  });
  const question = page.getByRole('main').getByRole('button').first();
  await question.hover();
  await expect.poll(() => failures).toBe(1);
  await expect(question).toBeVisible();
  await page.mouse.move(5, 5);
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
});

test('a page that comes back from the browser’s memory is alive', async ({ page }) => {
  await page.goto('/company/faq', { waitUntil: 'networkidle' });
  await untilAlive(page);
  await page.goto('about:blank');
  await page.goBack();
  const question = page.getByRole('main').getByRole('button').first();
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
});
