import { expect, type Page, test } from '@playwright/test';
import { content } from '../support/content';
import { delayRequests } from '../support/delay-requests';
import { startReact } from '../support/start-react';

/** Delay of fonts and pictures, as on a slow phone: the page is being read when they arrive. */
const SLOW_MS = 700;
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Records each layout shift with the elements moved, from before the first paint. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const name = (node: unknown) =>
      node instanceof Element ? `${node.tagName.toLowerCase()}.${node.getAttribute('class')}` : 'text';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value = Number(Reflect.get(entry, 'value'));
        const sources: unknown = Reflect.get(entry, 'sources');
        const moved = Array.isArray(sources)
          ? sources.map((source) => name(Reflect.get(source, 'node')))
          : [];
        shifts.push(`${value.toFixed(4)} ${moved.join(' ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Delays fonts and pictures only.
 * @returns paths of the delayed files, filled as they arrive
 */
async function slowDown(page: Page): Promise<string[]> {
  const late: string[] = [];
  await page.route(/\.(woff2|svg|png|jpe?g|webp|avif)(\?|$)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    await route.continue();
    late.push(new URL(route.request().url()).pathname);
  });
  return late;
}

async function shiftsOf(page: Page): Promise<unknown> {
  // A shift is reported after the frame in which it happened.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return page.evaluate(() => Reflect.get(window, 'shifts'));
}

for (const path of content.kinds) {
  test(`${path} loads without layout shift, even with slow fonts and pictures`, async ({ page }) => {
    await watchShifts(page);
    const late = await slowDown(page);
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await page.goto(path, { waitUntil: 'networkidle' });
      await startReact(page);
      expect(await shiftsOf(page)).toEqual([]);
    }
    expect(late).toContainEqual(expect.stringMatching(/\.woff2$/));
  });
}

for (const screen of SCREENS) {
  test(`at ${screen.width} px scrolling causes no layout shift when font and React are late`, async ({
    page,
  }) => {
    await watchShifts(page);
    const { release: arrive } = await delayRequests(page, /\.woff2$/);
    await page.setViewportSize(screen);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const footer = page.getByRole('contentinfo');
    while (
      !(await footer.evaluate((part) => part.getBoundingClientRect().bottom <= window.innerHeight + 1))
    ) {
      await page.mouse.wheel(0, 300);
      await page.waitForTimeout(30);
    }
    await page.mouse.wheel(0, -2_000);
    arrive();
    await startReact(page);
    expect(await shiftsOf(page)).toEqual([]);
  });
}

test('the test detects a shift', async ({ page }) => {
  await watchShifts(page);
  await page.goto(content.pricing.path, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const late = document.createElement('p');
    late.textContent = 'Late.';
    document.querySelector('main')?.prepend(late);
  });
  await expect.poll(() => shiftsOf(page)).toEqual([expect.stringMatching(/^0\.\d+ /)]);
});
