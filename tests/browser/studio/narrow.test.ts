import type { Page } from '@playwright/test';
import { typingStart } from '../../../protocol/typing-messages';
import { eventually, expect } from '../../support/studio-expect';
import { ANSWER_TIMEOUT_MS, openAnew, openHistory, openInPlace } from '../../support/studio-page';
import { test, WINDOW } from '../../support/studio-test';

/** Longer than Site waits for the second press of a double click. */
const PRESS_HANDLED_MS = 1_000;

test.afterEach(({ editor }) => editor.setViewportSize(WINDOW));

const tab = (editor: Page, name: string) => editor.getByRole('tab', { name, exact: true });

test('on a tablet the parts of Site are tabs, and a click shows its part', async ({ editor }) => {
  await editor.setViewportSize({ width: 820, height: 1100 });
  const page = await openInPlace(editor, '/pricing');
  await expect(editor.locator('[id^="presentation-narrow-tab-"]')).toHaveText(['Page', 'Pages', 'Edit']);
  const title = page.getByRole('heading', { level: 1 });
  // A page that has just been loaded may not follow yet, nor take clicks.
  await expect(async () => {
    await tab(editor, 'Pages').click();
    await editor.getByRole('navigation', { name: 'Pages of the site' }).getByText('Careers').first().click();
    await expect(tab(editor, 'Page')).toHaveAttribute('aria-selected', 'true');
    await expect(title).toContainText('has to be right', { timeout: ANSWER_TIMEOUT_MS });
  }).toPass();
  await expect(async () => {
    await title.click({ timeout: ANSWER_TIMEOUT_MS });
    await expect(tab(editor, 'Edit')).toHaveAttribute('aria-selected', 'true', {
      timeout: ANSWER_TIMEOUT_MS,
    });
  }).toPass();
  const field = editor.getByTestId('field-title').locator('input, textarea').first();
  await expect(field).toBeVisible();
  await tab(editor, 'Page').click();
  await title.dblclick();
  await expect(page.locator('[contenteditable]:focus')).toBeVisible();
  // A slow device reports the press after the typing.
  await title.evaluate(() => window.parent.postMessage({ type: 'visual-editing/focus' }, '*'));
  await editor.keyboard.press('Escape');
  await expect(page.locator('typed-text')).toHaveCount(0);
  await editor.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), PRESS_HANDLED_MS);
  await expect(tab(editor, 'Page')).toHaveAttribute('aria-selected', 'true');
});

test('typing that is reported long after its press shows the page again', async ({ editor }) => {
  await editor.setViewportSize({ width: 820, height: 1100 });
  const page = await openInPlace(editor, '/pricing');
  const report = (message: object) =>
    page.locator('body').evaluate((_, data) => window.parent.postMessage(data, '*'), message);
  await report({ type: 'visual-editing/focus' });
  await expect(tab(editor, 'Edit')).toHaveAttribute('aria-selected', 'true');
  await report(typingStart({ id: 'page-pricing', type: 'page', path: 'title' }));
  await expect(tab(editor, 'Page')).toHaveAttribute('aria-selected', 'true');
});

/** Controls and texts that reach beyond the right edge of the window. */
const beyondEdge = (editor: Page) =>
  editor.evaluate(() =>
    [...document.querySelectorAll('a, button, input:not([type="file"]), textarea, [role="tab"], h1, h2')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120)),
  );

test('at 1500 px nothing of Site is off screen, with the history beside the form', async ({ editor }) => {
  await editor.setViewportSize({ width: 1500, height: 900 });
  const page = await openInPlace(editor, '/pricing');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(editor.getByTestId('form-view')).toBeVisible();
  await eventually(() => beyondEdge(editor)).toEqual([]);
  const history = await openHistory(editor, 'Review changes');
  await expect(history.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await eventually(() => beyondEdge(editor)).toEqual([]);
});

test('at 768 px a link to a document opens its form, also in a new window', async ({ editor, studio }) => {
  await editor.setViewportSize({ width: 768, height: 1024 });
  const expectForm = async () => {
    await expect(editor.getByTestId('form-view')).toBeVisible();
    // Without them the pane is folded, and its form beside it.
    await expect(editor.getByRole('button', { name: 'Open document actions' })).toBeVisible();
  };
  await openAnew(editor, '/intent/edit/id=redirect-contact-us;type=redirect');
  await expectForm();
  await editor.goto(`${studio.url}/intent/edit/id=page-features;type=page`);
  await expectForm();
});
