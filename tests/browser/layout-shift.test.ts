import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { content } from '../support/content';
import { delayRequests } from '../support/delay-requests';
import { layoutShifts } from '../support/layout-shifts';
import { closeServer, listen } from '../support/listen';
import { expect, test } from '../support/site-test';
import { startReact } from '../support/start-react';
import { outlast } from '../support/until-settled';

/** A font that comes later than this replaces another, or is not shown. */
const FONT_BLOCK_PERIOD_MS = 150;
/** Long enough for a paint on a busy machine. */
const PAINTED_MS = 1_000;
/** Of the header, in the middle of what is at its end. */
const SEARCH_BUTTON = 'popovertarget="';
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

// By day each kind of page on one of the screens, by night on the other.
for (const [turn, path] of content.kinds.entries()) {
  for (const [index, screen] of SCREENS.entries()) {
    const tag = index === turn % SCREENS.length ? [] : ['@nightly'];
    test(`${path} at ${screen.width} px loads without layout shift, even if fonts and pictures arrive while it is read`, {
      tag,
    }, async ({ page }) => {
      const late = await delayRequests(page, /\.(woff2|svg|png|jpe?g|webp|avif)(\?|$)/);
      await page.setViewportSize(screen);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await outlast(page, FONT_BLOCK_PERIOD_MS);
      late.release();
      await startReact(page);
      await page.waitForLoadState('networkidle');
      expect(await layoutShifts(page)).toEqual([]);
      expect(late.paths).toContainEqual(expect.stringMatching(/\.woff2$/));
    });
  }
}

for (const screen of SCREENS) {
  test(`at ${screen.width} px scrolling causes no layout shift when font and React are late`, async ({
    page,
  }) => {
    const { release: arrive } = await delayRequests(page, /\.woff2$/);
    await page.setViewportSize(screen);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const footer = page.getByRole('contentinfo');
    const isAtEnd = () =>
      footer.evaluate((part) => part.getBoundingClientRect().bottom <= window.innerHeight + 1);
    while (!(await isAtEnd())) {
      await page.mouse.wheel(0, 300);
      await outlast(page, 0);
    }
    await page.mouse.wheel(0, -2_000);
    arrive();
    await startReact(page);
    expect(await layoutShifts(page)).toEqual([]);
  });
}

/** Serves a site, and sends its pages in two parts with a pause: the browser paints the first part alone. */
async function inTwoParts(origin: string, secondPart: string) {
  let pauses = 0;
  const server = createServer(async ({ url, headers }, response) => {
    const { accept = '*/*' } = headers;
    const answer = await fetch(`${origin}${url}`, { headers: { accept } });
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    response.setHeader('content-type', type);
    const at = type.startsWith('text/html') ? body.indexOf(secondPart) : -1;
    if (at > 0) {
      response.write(body.subarray(0, at));
      await sleep(PAINTED_MS);
      pauses += 1;
    }
    response.end(body.subarray(Math.max(0, at)));
  });
  const port = await listen(server);
  return { url: `http://localhost:${port}`, pauses: () => pauses, close: () => closeServer(server) };
}

test('a header that is painted before all of it has come does not move', async ({ page, baseURL }) => {
  const site = await inTwoParts(`${baseURL}`, SEARCH_BUTTON);
  try {
    await page.goto(`${site.url}${content.pricing.path}`, { waitUntil: 'networkidle' });
    expect(site.pauses()).toBe(1);
    expect(await layoutShifts(page)).toEqual([]);
  } finally {
    await site.close();
  }
});

test('the test detects a shift', async ({ page }) => {
  await page.goto(content.pricing.path, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const late = document.createElement('p');
    late.textContent = 'Late.';
    document.querySelector('main')?.prepend(late);
  });
  await expect.poll(() => layoutShifts(page)).toEqual([expect.stringMatching(/^0\.\d+ /)]);
});
