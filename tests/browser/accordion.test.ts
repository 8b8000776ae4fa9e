import { content } from '../support/content';
import { expect, type Page, test } from '../support/site-test';
import { startReact } from '../support/start-react';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const question = (page: Page, nth: number) => page.getByRole('main').locator('h3 button').nth(nth);

for (const state of ['before', 'after'] as const) {
  test(`a question stays under the pointer that opens it, ${state} hydration`, async ({ page }) => {
    await page.goto(content.faq.path, { waitUntil: 'networkidle' });
    if (state === 'after') await startReact(page);
    await question(page, 0).click();
    await expect(question(page, 0)).toHaveAttribute('aria-expanded', 'true');
    const second = question(page, 1);
    // Scrolls to it, and waits until it stands still.
    await second.hover();
    const before = await second.boundingBox();
    await second.click();
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(question(page, 0)).toHaveAttribute('aria-expanded', 'true');
    expect(await second.boundingBox()).toEqual(before);
  });
}
