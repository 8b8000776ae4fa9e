import { box, overlaps } from '../support/box';
import { chatPage } from '../support/chat-page';
import { consentPage } from '../support/consent-page';
import { content } from '../support/content';
import { clarityStandIn } from '../support/fake-clarity';
import { layoutShifts } from '../support/layout-shifts';
import { expect, measuredTest as test, test as unmeasuredTest } from '../support/site-test';
import { texts } from '../support/site-texts';
import { openWithReact, startReact } from '../support/start-react';

const SIX_MONTHS_MS = 184 * 86_400_000;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('three Tabs and Enter reject consent by keyboard; the banner does not open again', async ({
  page,
  context,
}) => {
  const requested = await clarityStandIn(context);
  const consent = consentPage(page);
  await page.goto(content.pricing.path);
  await expect(consent.banner).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: texts.frame.skip })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(consent.link).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(consent.reject).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(consent.banner).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await consent.answer()).toEqual({ version: 1, choice: 'denied', at: expect.any(Number) });
  await openWithReact(page, content.overview.path);
  await expect(consent.banner).toBeHidden();
  expect(await consent.stored()).toEqual(['consent']);
  expect(requested).toEqual([]);
});

test('an answer given before hydration counts', async ({ page }) => {
  await page.route('**/assets/*.js', () => {});
  const consent = consentPage(page);
  await page.goto(content.pricing.path, { waitUntil: 'commit' });
  await consent.accept.click();
  await expect(consent.banner).toBeHidden();
  expect((await consent.answer()).choice).toBe('granted');
});

test('after six months the banner opens again, and stored analytics data is removed', async ({
  page,
  context,
}) => {
  const requested = await clarityStandIn(context);
  await page.goto(content.pricing.path);
  await page.evaluate((at) => {
    localStorage.setItem('consent', JSON.stringify({ version: 1, choice: 'granted', at }));
    localStorage.setItem('analytics-visitor-id', 'somebody');
    // biome-ignore lint/suspicious/noDocumentCookie: as the vendor sets it
    document.cookie = '_clck=user; path=/; max-age=1000';
  }, Date.now() - SIX_MONTHS_MS);
  await page.reload();
  await startReact(page);
  await expect(consentPage(page).banner).toBeVisible();
  expect(await consentPage(page).stored()).toEqual(['consent']);
  expect(requested).toEqual([]);
});

test('the footer and the cookies page show the answer and change it; Escape keeps it', async ({ page }) => {
  const consent = consentPage(page);
  await openWithReact(page, content.cookies.path);
  const own = page.getByRole('main').getByRole('button', { name: content.consent.settings });
  await consent.reject.click();
  await own.focus();
  await page.keyboard.press('Enter');
  await expect(consent.banner).toBeFocused();
  await expect(consent.banner).toContainText(content.consent.rejected);
  await page.keyboard.press('Escape');
  await expect(consent.banner).toBeHidden();
  await expect(own).toBeFocused();
  await consent.settings.click();
  await consent.accept.click();
  await expect(consent.settings).toBeFocused();
  await expect(page.getByRole('main').getByText(content.consent.accepted)).toBeVisible();
  await consent.settings.click();
  await consent.close.click();
  expect((await consent.answer()).choice).toBe('granted');
});

test.describe('with Global Privacy Control', () => {
  test.use({ isCold: true });
  test.beforeEach(({ page }) =>
    page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    ),
  );

  test('the banner stays closed, stored consent does not count, and the settings say why', async ({
    page,
    context,
  }) => {
    const requested = await clarityStandIn(context);
    const consent = consentPage(page);
    await page.goto(content.pricing.path);
    await page.evaluate(() =>
      localStorage.setItem('consent', JSON.stringify({ version: 1, choice: 'granted', at: Date.now() })),
    );
    await page.reload();
    await startReact(page);
    await expect(consent.banner).toBeHidden();
    await consent.settings.click();
    await expect(consent.banner).toContainText(content.consent.signal);
    await expect(consent.accept).toBeHidden();
    await consent.reject.click();
    expect(requested).toEqual([]);
    expect(await consent.stored()).toEqual(['consent']);
  });
});

for (const [width, height] of [
  [640, 900],
  [1440, 900],
] as const) {
  test(`at ${width} px the banner is fully visible, overlaps nothing, and the page stays usable`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const consent = consentPage(page);
    const chat = chatPage(page);
    await openWithReact(page, content.faq.path);
    await page.mouse.wheel(0, 900);
    const toTop = page.getByRole('button', { name: texts.frame.toTop });
    for (const button of [chat.launcher, toTop]) expect(await overlaps(consent.banner, button)).toBe(false);
    const banner = await box(consent.banner);
    expect(banner.left).toBeGreaterThanOrEqual(0);
    expect(banner.right).toBeLessThanOrEqual(width);
    expect(banner.top).toBeGreaterThanOrEqual(0);
    expect(banner.bottom).toBeLessThanOrEqual(height);
    const [accept, reject] = [await box(consent.accept), await box(consent.reject)];
    expect(accept.height).toBeGreaterThanOrEqual(44);
    expect([reject.width, reject.height]).toEqual([accept.width, accept.height]);
    await chat.launcher.click();
    await expect(chat.panel).toBeVisible();
    expect(await overlaps(consent.banner, chat.panel)).toBe(false);
    await chat.launcher.click();
    // The wheel may still be scrolling, and the page makes room once the banner is measured.
    const isClearAtTheEnd = () =>
      expect(async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        expect((await box(consent.settings)).bottom).toBeLessThanOrEqual((await box(consent.banner)).top);
      }).toPass();
    await isClearAtTheEnd();
    await consent.reject.click();
    await consent.settings.click();
    await expect(consent.banner).toContainText(content.consent.rejected);
    await isClearAtTheEnd();
  });
}

for (const [width, height] of [
  [390, 664],
  [320, 568],
  [320, 256],
] as const)
  test(`at ${width} × ${height} px the banner is in the page flow and covers nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(content.pricing.path);
    await expect(consentPage(page).banner).toHaveCSS('position', 'static');
    const header = await box(page.getByRole('banner'));
    expect((await box(consentPage(page).banner)).bottom).toBeLessThanOrEqual(header.top);
  });

test('on a phone the banner that is opened again is in view and has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const consent = consentPage(page);
  await page.goto(content.faq.path);
  await consent.reject.click();
  await consent.settings.click();
  await expect(consent.banner).toContainText(content.consent.rejected);
  await expect(consent.banner).toBeFocused();
  await expect(consent.banner).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(consent.banner).toBeHidden();
  await expect(consent.settings).toBeFocused();
});

test('the banner causes no layout shift', async ({ page }) => {
  const consent = consentPage(page);
  await page.goto(content.pricing.path, { waitUntil: 'networkidle' });
  await expect(consent.banner).toBeVisible();
  await consent.reject.click();
  await expect(consent.banner).toBeHidden();
  expect(await layoutShifts(page)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no banner and no settings button', async ({ page }) => {
    await page.goto(content.cookies.path);
    await expect(consentPage(page).banner).toBeHidden();
    await expect(page.getByRole('button', { name: content.consent.settings })).toHaveCount(0);
  });
});

unmeasuredTest(
  'where analytics is not configured there is no banner and no settings button',
  async ({ page }) => {
    await openWithReact(page, content.cookies.path);
    await expect(page.locator('#consent')).toHaveCount(0);
    await expect(page.locator('[data-consent-do]')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.dataset.consent)).toBeUndefined();
  },
);
