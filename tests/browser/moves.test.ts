import { content } from '../support/content';
import { delayRequests } from '../support/delay-requests';
import { expect, test } from '../support/site-test';
import { texts } from '../support/site-texts';
import { openWithReact, startReact } from '../support/start-react';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });

test('going back while a navigation is in flight leaves the previous page interactive', async ({ page }) => {
  await openWithReact(page, content.faq.path);
  const { release: arrive } = await delayRequests(page, new RegExp(`${content.careers.path}\\?_data`));
  await page.getByRole('contentinfo').getByRole('link', { name: content.pricing.name }).click();
  await expect(page).toHaveURL(content.pricing.path);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: content.careers.name })
    .dispatchEvent('click');
  await page.goBack();
  arrive();
  await expect(page).toHaveURL(content.faq.path);
  // The address changes before the page, and the page left has questions too.
  await expect(page).toHaveTitle(new RegExp(content.faq.title));
  const question = page.getByRole('main').getByRole('button').nth(1);
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
});

test('a link to a file of the site opens it', async ({ page }) => {
  await page.route('/', async (route) => {
    const html = await (await route.fetch()).text();
    // Without the page's policy, which lists the hash of the data.
    const body = html.replaceAll(`"${content.careers.path}"`, '"/rss.xml"');
    await route.fulfill({ contentType: 'text/html', body });
  });
  await openWithReact(page, '/');
  const download = page.waitForRequest((request) => request.isNavigationRequest());
  await page.locator('a[href="/rss.xml"]').last().click();
  expect(new URL((await download).url()).pathname).toBe('/rss.xml');
});

test.describe('with an empty cache', () => {
  test.use({ isCold: true });

  test('hovering a link prefetches the data of its page', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await startReact(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: content.careers.name });
    const prefetched = page.waitForResponse(new RegExp(`${content.careers.path}\\?_data=page$`));
    await link.hover();
    await (await prefetched).finished();
    await link.click();
    await expect(page).toHaveTitle(new RegExp(content.careers.title));
    const fetches = await page.evaluate(
      (path) =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .filter(({ name }) => name.endsWith(`${path}?_data=page`))
          .map(({ initiatorType, transferSize, encodedBodySize }) => ({
            initiatorType,
            transferSize,
            encodedBodySize,
          })),
      content.careers.path,
    );
    const [prefetch, fetch] = fetches;
    expect(prefetch?.initiatorType).toBe('link');
    expect(fetch).toMatchObject({ initiatorType: 'fetch', transferSize: 0 });
    // As the data may be served stale, a browser may revalidate it in the background: headers, but no second body.
    const bodies = fetches.filter(({ transferSize, encodedBodySize }) => transferSize > encodedBodySize);
    expect(bodies).toEqual([prefetch]);
  });
});

test('a page that is late draws a line under the header, from 150 ms on', async ({ page }) => {
  const line = () =>
    page.getByRole('banner').evaluate((header) => {
      const { content: drawn, animationDelay: delay } = getComputedStyle(header, '::after');
      return { isDrawn: drawn !== 'none', delay };
    });
  await openWithReact(page, '/');
  expect(await line()).toMatchObject({ isDrawn: false });
  const { release: arrive } = await delayRequests(page, new RegExp(`${content.careers.path}\\?_data`));
  const link = page.getByRole('contentinfo').getByRole('link', { name: content.careers.name });
  await link.dispatchEvent('click');
  await expect.poll(line).toEqual({ isDrawn: true, delay: '0.15s' });
  arrive();
  await expect(page).toHaveTitle(new RegExp(content.careers.title));
  await expect.poll(line).toMatchObject({ isDrawn: false });
});

test('so does a document; one for another tab does not', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const keep = () => sessionStorage.setItem('left', String(document.documentElement.dataset.moving));
    addEventListener('pagehide', keep);
  });
  const isMoving = () => page.evaluate(() => 'moving' in document.documentElement.dataset);
  const link = page.getByRole('contentinfo').getByRole('link', { name: content.careers.name });
  await link.click({ modifiers: ['ControlOrMeta'] });
  expect(await isMoving()).toBe(false);
  await link.click();
  await expect(page).toHaveURL(content.careers.path);
  expect(await page.evaluate(() => sessionStorage.getItem('left'))).toBe('');
  expect(await isMoving()).toBe(false);
});

test('a page whose data cannot be fetched says so, without a status code that no server sent', async ({
  page,
}) => {
  await openWithReact(page, '/');
  await page.route(/_data=/, (route) => route.abort());
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: content.careers.name })
    .dispatchEvent('click');
  const main = page.getByRole('main');
  await expect(main).toContainText(texts.errors.broken.text);
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(main).not.toContainText(/\b[45]\d\d\b/);
  await expect(page.getByRole('banner')).toBeVisible();
});
