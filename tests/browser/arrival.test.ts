import { expect, test } from '@playwright/test';
import { holdRequests } from '../support/hold-requests';
import { untilAlive } from '../support/until-alive';

test('until its load event a page has laid out its first screens, and what is scrolled to', async ({
  page,
}) => {
  const { arrive } = await holdRequests(page, /\.woff2$/);
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

for (const path of ['/', '/features', '/company/about', '/company/blog/fifo-lifo-weighted-average']) {
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
