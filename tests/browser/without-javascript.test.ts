import { chatPage } from '../support/chat-page';
import { content } from '../support/content';
import { expect, test } from '../support/site-test';
import { texts } from '../support/site-texts';

test.use({ javaScriptEnabled: false });

// The integration tests read the HTML of every page; what hides or shows it without JavaScript is of its kind.
test('a page of each kind can be read, and has no switch of themes', async ({ page }) => {
  for (const path of content.pages.filter((each) => content.kinds.includes(each))) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('group', { name: texts.frame.theme }), path).toBeHidden();
    expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(199);
  }
});

test('every answer of the FAQ can be read', async ({ page }) => {
  await page.goto(content.faq.path);
  const answers = page.locator('main [data-answer]');
  expect(await answers.count()).toBeGreaterThan(5);
  for (const answer of await answers.all()) await expect(answer.locator('p, li').first()).toBeVisible();
});

test('the chat’s button is a link to the contact page', async ({ page }) => {
  const { path: contact, name } = content.chat.contact;
  for (const path of ['/', '/no-such-page']) {
    await page.goto(path);
    await expect(chatPage(page).launcher).toBeHidden();
    await expect(page.locator(`a[href="${contact}"][aria-label="${name}"]`)).toBeVisible();
  }
});
