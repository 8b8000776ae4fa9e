import { content } from '../support/content';
import { delayRequests } from '../support/delay-requests';
import { axeFindings, misfits } from '../support/page-findings';
import { expect, type Page, test } from '../support/site-test';

const { path, modules, roles } = content.quoteBuilder;
const [first, second] = modules.map(({ id }) => id);
const CHOICE = `?module=${first}${'&users=1'.repeat(roles)}`;

const form = (page: Page) => page.locator('form').filter({ has: page.locator('[name="users"]') });
const tick = (page: Page, id: string | undefined) => form(page).locator(`[name="module"][value="${id}"]`);
const users = (page: Page, role = 0) => form(page).locator('[name="users"]').nth(role);
const rows = (page: Page) => page.locator('form ~ div tbody tr');
const mail = (page: Page) => page.locator('form ~ div a[href*="body="]');
const buttons = (page: Page) => page.locator('form ~ div').getByRole('button');
const started = (page: Page) => page.waitForSelector('html[data-hydrated]', { state: 'attached' });
const WIDTHS = [320, 390, 768, 1120, 1440];
const bodyOf = async (page: Page) =>
  new URLSearchParams((await mail(page).getAttribute('href'))?.split('?')[1]).get('body') ?? '';

test('by keyboard alone: outline, mail and address change in place', async ({ page }) => {
  await page.goto(path + CHOICE);
  await tick(page, first).focus();
  await started(page);
  await page.keyboard.press('Tab');
  await expect(tick(page, second)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(new RegExp(`module=${first}&module=${second}&users=1`));
  expect(await bodyOf(page)).toContain(modules[1]?.name);
  await users(page).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(users(page)).toHaveValue('3');
  await expect(rows(page).first()).toContainText('3');
  await page.keyboard.press('Enter');
  await page.reload();
  await expect(users(page)).toHaveValue('3');
  await expect(tick(page, second)).toBeChecked();
});

test('what is not chosen looks like what it is: a square to tick, a circle of several', async ({ page }) => {
  await page.goto(path + CHOICE);
  const corners = (type: string) =>
    form(page)
      .locator(`[type="${type}"]:not(:checked)`)
      .first()
      .evaluate((input) => getComputedStyle(input).borderRadius);
  expect([await corners('checkbox'), await corners('radio')]).toEqual(['3px', '50%']);
});

test('for a screen reader: named groups of choices, a table, a message, and ways to send', async ({
  page,
}) => {
  const { heading, label, roleNames, sizeNames } = content.quoteBuilder;
  const named = (field: string) => JSON.stringify(label(field));
  const message = (chosen: number) => {
    const names = modules.slice(0, chosen).map(({ name }) => name);
    return `/${names.join(', ')}\\. ${label('allUsers')}: \\d/`;
  };
  const tree = (chosen: number) => `
    - region ${JSON.stringify(heading)}:
      - heading ${JSON.stringify(heading)}
      - group ${named('modules')}:
${modules.map(({ name }, index) => `        - checkbox ${JSON.stringify(name)} [checked=${index < chosen}]`).join('\n')}
      - group ${named('roles')}:
${roleNames.map((name) => `        - textbox ${JSON.stringify(name)}: "1"`).join('\n')}
      - group ${named('size')}:
${sizeNames.map((name, index) => `        - radio ${JSON.stringify(name)} [checked=${index === 0}]`).join('\n')}
      - button ${named('submit')}
      - link ${named('reset')}
      - table ${named('outline')}:
        - rowgroup:
          - row:
            - columnheader ${named('module')}
            - columnheader ${named('users')}
        - rowgroup:
${modules
  .map(({ name }, index) => `          - row /${name} .*${index < chosen ? '\\d' : label('later')}/`)
  .join('\n')}
        - rowgroup:
          - row "${label('price')} ${label('onQuote')}"
      - status: ${JSON.stringify(message(chosen))}
      - link ${named('send')}
      - button ${named('copy')}
      - button ${named('inChat')}`;
  await page.goto(path + CHOICE);
  await expect(page.locator('main')).toMatchAriaSnapshot(tree(1));
  await tick(page, second).focus();
  await page.keyboard.press('Space');
  await expect(page.locator('main')).toMatchAriaSnapshot(tree(2));
});

test('the buttons step the users of a role, from the first press, and not below none', async ({ page }) => {
  await page.goto(path + CHOICE);
  const [less, more] = [0, 1].map((place) => form(page).locator('[aria-label]').nth(place));
  await more?.click();
  await expect(users(page)).toHaveValue('2');
  for (const _press of [1, 2, 3]) await less?.click();
  await expect(users(page)).toHaveValue('0');
});

test('a wrong number is named beside its field and kept, and has the focus when the form is sent', async ({
  page,
}) => {
  await page.goto(path + CHOICE);
  await users(page).focus();
  await started(page);
  await users(page).fill('ten');
  await expect(users(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(users(page)).toHaveAccessibleDescription(/./);
  await expect(mail(page)).toHaveCount(0);
  await tick(page, second).focus();
  await page.keyboard.press('Enter');
  await expect(users(page)).toBeFocused();
  await expect(users(page)).toHaveValue('ten');
  expect(await axeFindings(page)).toEqual([]);
  await users(page).fill('8');
  await expect(users(page)).not.toHaveAttribute('aria-invalid');
  await expect(mail(page)).toHaveCount(1);
});

test('the outline is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(path + CHOICE);
  await buttons(page).first().click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(modules[0]?.name);
});

test.describe('without a clipboard', () => {
  test.use({ isCold: true });

  test('where the browser does not let the page copy, the text is shown and selected', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.goto(path + CHOICE);
    await buttons(page).first().click();
    await expect(page.locator('form ~ div pre')).toBeVisible();
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toContain(modules[0]?.name);
  });
});

test('the outline is put into the chat below what is written there, and not sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await page.goto(path + CHOICE);
  await buttons(page).last().click();
  const message = page.getByRole('dialog').getByRole('textbox');
  await expect(message).toBeFocused();
  await expect(message).toHaveValue((await bodyOf(page)).replaceAll('\r', ''));
  await message.fill('Hello.');
  await buttons(page).last().click();
  await expect(message).toHaveValue(/^Hello\.\n\n./);
  await page.keyboard.press('Escape');
  await page.locator('[data-chat] > button').click();
  await expect(message).toHaveValue(/^Hello\.\n\n./);
  expect(sent).toEqual([]);
});

test('on a phone a line sums the outline up, and it and the form’s button lead to the outline', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(path + CHOICE);
  const outline = page.locator('form + div');
  const summary = form(page).locator('a[href^="#"]');
  await users(page).focus();
  await started(page);
  const counted = async () => Number(/\d+/.exec((await summary.textContent()) ?? '')?.[0]);
  const others = (await counted()) - Number(await users(page).inputValue());
  await users(page).fill('37');
  await expect.poll(counted).toBe(others + 37);
  await expect(summary).toBeInViewport({ ratio: 1 });
  await expect(outline).not.toBeInViewport();
  for (const button of [form(page).getByRole('button').last(), summary]) {
    await button.click();
    await expect(outline).toBeFocused();
    await expect(outline).toBeInViewport();
    await expect(users(page)).toHaveValue('37');
    await users(page).scrollIntoViewIfNeeded();
  }
  await expect(page).toHaveURL(/users=37[^#]*$/);
});

test('the way back to the beginning, and what was chosen before React has started', async ({ page }) => {
  await page.goto(path);
  const offered = await rows(page).allTextContents();
  await page.goto(path + CHOICE);
  const { release } = await delayRequests(page, /\/assets\/(?!scripts)[^?]+\.js/);
  await users(page).fill('7');
  await form(page).locator('[name="size"]').last().check();
  release();
  await started(page);
  await expect(rows(page).first()).toContainText('7');
  await expect(form(page).locator('[name="size"]').last()).toBeChecked();
  await form(page).getByRole('link').click();
  await expect(rows(page)).toHaveText(offered);
  await expect(page).toHaveURL(path);
});

test('nothing is wider than the window, and no finding of axe', async ({ page }) => {
  const shown = page.locator('form ~ div summary');
  for (const last of ['x', '999']) {
    await page.goto(`${path}?module=${first}${'&users=999'.repeat(roles - 1)}&users=${last}`);
    if (last === '999') await shown.click();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await misfits(page), `${width} px`).toEqual([]);
    }
  }
  await page.evaluate(() => scrollTo(0, 0));
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  // A tick half below the line that sticks is a small target, until the page is scrolled.
  await page.locator('form + div').evaluate((outline) => outline.scrollIntoView());
  expect(await axeFindings(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is sent to the server, which answers with the outline', async ({ page }) => {
    await page.goto(path + CHOICE);
    await expect(buttons(page)).toHaveCount(0);
    await tick(page, second).check();
    await users(page).fill('4');
    await form(page).getByRole('button').click();
    await expect(page).toHaveURL(/#.+-outline$/);
    await expect(rows(page).first()).toContainText('4');
    expect(await bodyOf(page)).toContain(modules[1]?.name);
    await users(page).fill('x');
    await users(page).press('Enter');
    await expect(users(page)).toHaveAccessibleDescription(/./);
    await expect(mail(page)).toHaveCount(0);
    await form(page).getByRole('link').click();
    await expect(users(page)).not.toHaveValue('x');
  });
});
