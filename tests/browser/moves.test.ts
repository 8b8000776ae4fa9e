import { expect, test } from '@playwright/test';
import { delayRequests } from '../support/delay-requests';
import { openWithReact, startReact } from '../support/start-react';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });

test('going back while a navigation is in flight leaves the previous page interactive', async ({ page }) => {
  await openWithReact(page, '/company/faq');
  const { release: arrive } = await delayRequests(page, /careers\?_data/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(/pricing$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).dispatchEvent('click');
  await page.goBack();
  arrive();
  await expect(page).toHaveURL(/faq$/);
  // The address changes before the page, and the page left has questions too.
  await expect(page).toHaveTitle(/answers|questions|faq/i);
  const question = page.getByRole('main').getByRole('button').nth(1);
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
});

test('hovering a link prefetches the data of its page', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await startReact(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' });
  const prefetched = page.waitForResponse(/careers\?_data=page$/);
  await link.hover();
  await (await prefetched).finished();
  await link.click();
  await expect(page).toHaveTitle(/Careers/);
  const fetches = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith('careers?_data=page'))
      .map(({ initiatorType, transferSize, encodedBodySize }) => ({
        initiatorType,
        transferSize,
        encodedBodySize,
      })),
  );
  const [prefetch, fetch] = fetches;
  expect(prefetch?.initiatorType).toBe('link');
  expect(fetch).toMatchObject({ initiatorType: 'fetch', transferSize: 0 });
  // As the data may be served stale, a browser may revalidate it in the background: headers, but no second body.
  const bodies = fetches.filter(({ transferSize, encodedBodySize }) => transferSize > encodedBodySize);
  expect(bodies).toEqual([prefetch]);
});

test('a page whose data cannot be fetched says so, without a status code that no server sent', async ({
  page,
}) => {
  await openWithReact(page, '/');
  await page.route(/_data=/, (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).dispatchEvent('click');
  const main = page.getByRole('main');
  await expect(main).toContainText('Check your connection');
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(main).not.toContainText(/\b[45]\d\d\b/);
  await expect(page.getByRole('banner')).toBeVisible();
});
