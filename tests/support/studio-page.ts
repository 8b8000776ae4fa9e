import type { FrameLocator, Locator, Page, Response } from '@playwright/test';
import { expect } from './studio-expect';

const BOOT_TIMEOUT_MS = 90_000;
/** A click that had no effect is repeated after this: a page that has just been loaded takes none. */
export const ANSWER_TIMEOUT_MS = 6_000;

/**
 * Navigates client-side in the running Studio, like its own links.
 * @param address absolute, of the same origin
 */
export async function moveWithinStudio(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}

/**
 * Opens the tree of the site in Studio, without a document, at its settings: beside the tree alone stands Today, which
 * looks through all content each time. Studio is loaded only if it is not open yet.
 * @param url of Studio, without a slash at the end
 */
export async function openTree(page: Page, url: string): Promise<void> {
  const tree = `${url}/structure/settings`;
  if (page.url().startsWith(url)) {
    await moveWithinStudio(page, tree);
    await page.getByTestId('form-view').waitFor({ state: 'detached' });
  } else {
    await page.goto(tree);
  }
  await page.getByRole('link', { name: 'Home', exact: true }).waitFor({ timeout: BOOT_TIMEOUT_MS });
}

/**
 * Opens a document by its place in the tree.
 * @param places names of the entries from the tree's root down, as editors read them; the last is the document
 */
export async function openFromTree(page: Page, ...places: string[]): Promise<void> {
  const panes = page.getByTestId('structure-tool-list-pane').or(page.getByTestId('document-list-pane'));
  for (const [depth, place] of places.entries())
    await panes.nth(depth).getByRole('link', { name: place }).click();
  await page.locator(EDITABLE_FORM).waitFor();
}

/**
 * Opens an address of the running Studio by way of the tree, so that nothing of what was open before is left. Booting
 * Studio again at the address would take seconds of the processor.
 * @param path from the origin, with its query
 */
export async function openAnew(page: Page, path: string): Promise<void> {
  const { origin } = new URL(page.url());
  await openTree(page, origin);
  await moveWithinStudio(page, origin + path);
}

/** While a document loads, its form is read-only and follows no selection. */
const EDITABLE_FORM = '[data-testid="form-view"]:not([data-read-only])';

/**
 * Opens a document by its address, and waits until its form can be edited.
 * @param place as in Studio's address after `/structure/`, for example `shared;faqItem;faqItem-contact`
 */
export async function openDocument(page: Page, place: string): Promise<void> {
  await openAnew(page, `/structure/${place}`);
  await page.locator(EDITABLE_FORM).waitFor();
}

/**
 * Opens one entry of a list of the form: a block, an item of the menu.
 * @param field name of the list's field
 * @param name of the entry, or of the first of several: title and kind, as editors read them
 * @returns the dialog that it is edited in
 */
export async function openBlock(page: Page, field: string, name: string | RegExp): Promise<Locator> {
  // Among the fields of all tabs Studio renders only the entries that are in view.
  const tab = page.getByRole('tab', { name: 'Content', exact: true });
  const isInDialog = (await page.getByTestId('nested-object-dialog').count()) > 0;
  if (!isInDialog && (await tab.isVisible())) await tab.click();
  const list = page.getByTestId(`field-${field}`);
  await list.getByRole('button', { name }).first().click();
  const dialog = page.getByTestId('nested-object-dialog').last();
  await dialog.waitFor();
  return dialog;
}

/**
 * Opens one of the two panels of a document's history.
 * @param tab its label
 * @returns the panel
 */
export async function openHistory(page: Page, tab: 'History' | 'Review changes'): Promise<Locator> {
  await page.getByTestId('pane-context-menu-button').last().click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await page.getByRole('tab', { name: tab }).click();
  return page.getByRole('complementary');
}

/**
 * Opens a page of the site in Studio, and waits until a click on it opens its fields.
 * @param path of the page
 * @returns the page, in its frame
 */
export async function openInPlace(editor: Page, path: string): Promise<FrameLocator> {
  await openAnew(editor, `/presentation?preview=${encodeURIComponent(path)}`);
  const edit = editor.getByRole('checkbox', { name: 'Edit', exact: true, disabled: false });
  await edit.waitFor({ timeout: BOOT_TIMEOUT_MS });
  return editor.frameLocator('iframe');
}

/**
 * Double clicks on a text of a page in Studio, again if the page has just been loaded and takes no clicks yet.
 * @returns the field in its place, with the focus
 */
export async function typeOnText(page: FrameLocator, text: Locator): Promise<Locator> {
  const field = page.locator('typed-text[contenteditable="plaintext-only"]');
  await text.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
  await expect(async () => {
    if (!(await field.isVisible())) await text.dblclick();
    await expect(field).toBeFocused({ timeout: ANSWER_TIMEOUT_MS });
  }).toPass();
  return field;
}

/**
 * Creates a document from its list in the tree.
 * @param places names of the entries from the tree's root down to the list
 */
export async function createFromList(page: Page, ...places: string[]): Promise<void> {
  const panes = page.getByTestId('structure-tool-list-pane');
  for (const [depth, place] of places.entries())
    await panes.nth(depth).getByRole('link', { name: place, exact: true }).click();
  await page.getByTestId('action-intent-button').click();
  await page.getByTestId('form-view').waitFor();
}

/**
 * Chooses from the action menu of the open document.
 * @param action its label
 */
export async function chooseAction(page: Page, action: string): Promise<void> {
  await page.getByTestId('action-menu-button').click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Labels of the open document's actions, except publishing. */
export async function offeredActions(page: Page): Promise<string[]> {
  const button = page.getByTestId('action-menu-button');
  if ((await button.count()) === 0) return [];
  await button.click();
  const items = page.getByRole('menuitem');
  await items.first().waitFor();
  const names = await items.allInnerTexts();
  await page.keyboard.press('Escape');
  return names;
}

/**
 * Confirms Studio's dialog.
 * @param answer label of the button
 */
export async function confirm(page: Page, answer: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: answer, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

const CLOSING_TIMEOUT_MS = 5_000;

/** Closes every dialog of the form, the top one first: closing it may reveal another. */
export async function closeDialogs(page: Page): Promise<void> {
  const dialogs = page.getByRole('dialog');
  await expect(async () => {
    if ((await dialogs.count()) > 0)
      await dialogs
        .last()
        .getByRole('button', { name: 'Close dialog' })
        .click({ timeout: CLOSING_TIMEOUT_MS });
    await expect(dialogs).toHaveCount(0, { timeout: CLOSING_TIMEOUT_MS });
  }).toPass();
}

/**
 * Opens the validation list of the open document. Studio replaces the button's icon when a validation ends; a press at
 * that moment is no click, and is repeated.
 * @returns its entries, each with the field's path and the message
 */
export async function validationOf(page: Page): Promise<Locator> {
  const list = page.getByRole('complementary');
  await expect(async () => {
    if (!(await list.isVisible()))
      await page.getByRole('button', { name: 'Validation', exact: true }).click();
    await list.waitFor({ timeout: ANSWER_TIMEOUT_MS });
  }).toPass();
  return list.getByRole('button').filter({ hasNotText: /^$/ });
}

/** Pastes what is on a page's clipboard, by media type. */
export async function paste(target: Locator, data: Record<string, string>): Promise<void> {
  await target.evaluate((element, byType) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(byType)) clipboardData.setData(type, text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, data);
}

/** Waits until the lake has every edit. */
export async function untilSaved(page: Page): Promise<void> {
  await page
    .getByText(/^Saving/)
    .first()
    .waitFor({ state: 'detached' });
}

const isPublish = (response: Response) =>
  response.url().includes('/data/actions/') &&
  (response.request().postData() ?? '').includes('"sanity.action.document.publish"');

/**
 * Publishes the document that is open, with what was typed last.
 * @returns once the lake has confirmed it, and Studio knows
 * @throws when the lake refuses it, or the button stays disabled
 */
export async function publish(page: Page): Promise<void> {
  await untilSaved(page);
  const button = page.getByTestId('action-publish');
  const [response] = await Promise.all([page.waitForResponse(isPublish), button.click()]);
  expect(response.status()).toBe(200);
  // Sanity's form crashes for what is typed before it has learned that the draft is gone; a hand is slower. Until then
  // the button says “Publishing…”; “Published” stays for four seconds.
  await expect(button).toBeDisabled();
  await expect(button).toHaveText(/^Publish(?:ed)?$/);
}

/**
 * Presses Publish for a document with errors.
 * @param error what names one of them in the dialog that opens
 */
export async function publishInVain(page: Page, error: Locator): Promise<void> {
  await untilSaved(page);
  await page.getByTestId('action-publish').click();
  await expect(error).toBeVisible();
}
