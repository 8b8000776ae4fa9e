import type { Page } from '@playwright/test';
import { publishPage } from '../../support/lake-editor';
import { publicPage, untilPublic } from '../../support/public-page';
import { beginLanguage, leaveOneLanguage } from '../../support/second-language';
import { eventually, expect } from '../../support/studio-expect';
import {
  ANSWER_TIMEOUT_MS,
  chooseAction,
  closeDialogs,
  confirm,
  createFromList,
  offeredActions,
  openDocument,
  openInPlace,
  openTree,
  publish,
  publishInVain,
  validationOf,
} from '../../support/studio-page';
import { test } from '../../support/studio-test';

const LANGUAGE = 'fr';
const PATH = '/fr/tarifs';
const BEHIND = 'Older than the original';

/** Opens the menu of translations. @returns the entry of a language, with its state */
async function languageIn(editor: Page, name: string) {
  const entry = editor.getByRole('menuitem', { name });
  // The button moves while what is beside it comes and goes, and a click may miss it.
  await expect(async () => {
    if (!(await entry.isVisible())) await editor.getByRole('button', { name: 'Translations' }).click();
    await expect(entry).toBeVisible({ timeout: ANSWER_TIMEOUT_MS });
  }).toPass();
  return entry;
}

test('a page is translated, published, falls behind, is found right and leaves the site', async ({
  editor,
  studio,
  lake,
}) => {
  await beginLanguage(lake, LANGUAGE);
  const id = await publishPage(lake, '/resources/fees', 'Fees');
  await lake.patch(id).set({ language: 'en-GB' }).commit();
  await openDocument(editor, `resources;${id}`);
  await expect(await languageIn(editor, 'British English')).toContainText('This page');
  await (await languageIn(editor, 'French')).click();
  await editor.getByRole('tab', { name: 'Address' }).click();
  const path = editor.getByRole('textbox', { name: 'Path' });
  await expect(path).toHaveValue('/fr/');
  await expect(editor.getByRole('textbox', { name: 'Language' })).toHaveValue(LANGUAGE);
  await expect(await validationOf(editor)).toContainText(['Write the page’s own part after the last slash']);
  await path.fill(PATH);
  await publish(editor);
  const french = await publicPage(studio.site.url + PATH, (_, status) => status === 200);
  expect(french.documentElement.lang).toBe(LANGUAGE);
  expect(
    await lake.fetch('*[_type == "translation.metadata" && references($id)].translations[].value->path', {
      id,
    }),
  ).toEqual(['/resources/fees', PATH]);

  await lake.patch(id).set({ title: 'Fees and prices' }).commit();
  await expect(await languageIn(editor, 'French')).toContainText(BEHIND);
  await editor.keyboard.press('Escape');
  await editor.getByRole('link', { name: 'Needs attention' }).click();
  await editor.getByRole('link', { name: /The original was published later/ }).click();
  await expect(await languageIn(editor, 'French')).toContainText(BEHIND);
  await editor.getByRole('menuitem', { name: 'Still right as it is' }).click();
  await expect(await languageIn(editor, 'French')).toContainText('This page: Published');
  await editor.keyboard.press('Escape');

  await chooseAction(editor, 'Unpublish');
  await confirm(editor, 'Unpublish now');
  await untilPublic(studio.site.url + PATH, (_, status) => status === 404);
  await expect(await languageIn(editor, 'French')).toContainText('This page: Draft');
  await (await languageIn(editor, 'British English')).click();
  await expect(editor.getByRole('textbox', { name: 'Name' })).toHaveValue('Fees and prices');
});

test('a language has its pages and settings in the tree, and its name is that of the product', async ({
  editor,
  lake,
}) => {
  // A language that is begun while Studio is open.
  await beginLanguage(lake, LANGUAGE);
  await createFromList(editor, 'French', 'Pages');
  await editor.getByRole('textbox', { name: 'Name' }).fill('Tarifs');
  await eventually(() => lake.fetch('*[title == "Tarifs"]{ path, language }')).toEqual([
    { path: '/fr/', language: LANGUAGE },
  ]);
  await openDocument(editor, 'fr;siteSettings-fr');
  await expect(editor.getByRole('textbox', { name: 'Product name' })).toHaveAttribute('readonly');
  await expect(editor.getByRole('textbox', { name: 'Tagline' })).toBeEditable();
  await expect(editor.getByText('Shown on every page in French')).toBeVisible();
  expect(await offeredActions(editor)).toContain('Rename product…');
  await createFromList(editor, 'Other pages');
  await editor.getByRole('textbox', { name: 'Name' }).fill('Here');
  await eventually(() => lake.fetch('*[title == "Here"]{ language }')).toEqual([{ language: 'en-GB' }]);
});

test('Site shows the pages of one language, makes one in it, and leads to its settings', async ({
  editor,
  lake,
}) => {
  await beginLanguage(lake, LANGUAGE);
  const id = await publishPage(lake, PATH, 'Tarifs');
  await lake.patch(id).set({ language: LANGUAGE }).commit();
  const page = await openInPlace(editor, '/pricing');
  const list = editor.getByRole('navigation', { name: 'Pages of the site' });
  const language = list.getByRole('combobox', { name: 'Language of the pages' });
  await expect(language).toHaveValue('en-GB');
  await expect(list.getByText('/pricing', { exact: true })).toBeVisible();
  await expect(list.getByText(PATH)).toHaveCount(0);
  await language.selectOption(LANGUAGE);
  await expect(list.getByText(PATH)).toBeVisible();
  await expect(list.getByText('/pricing', { exact: true })).toHaveCount(0);

  await editor.getByRole('button', { name: 'New page', exact: true }).click();
  const dialog = editor.getByRole('dialog', { name: 'New page' });
  await dialog.getByLabel('Name').fill('Équipe');
  await expect(dialog.getByLabel('Part of the site').locator('option')).toHaveText(['/fr']);
  await dialog.getByRole('button', { name: 'Make the page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Équipe');
  await eventually(() => lake.fetch('*[title == "Équipe"]{ path, language }')).toEqual([
    { path: '/fr/equipe', language: LANGUAGE },
  ]);
  await expect(language).toHaveValue(LANGUAGE);
  await expect(list.getByText('/fr/equipe')).toBeVisible();
  await editor.getByRole('button', { name: 'Menu and footer' }).click();
  await expect(editor).toHaveURL(/navigation-fr/);
});

test('what would harm a language is said, and nothing is lost', async ({ editor, lake }) => {
  await beginLanguage(lake, LANGUAGE);
  const id = await publishPage(lake, '/resources/fees', 'Fees');
  await lake.patch(id).set({ language: 'en-GB' }).commit();
  const drafts = () =>
    lake.fetch<string[]>('*[string::startsWith(_id, $start)]._id', { start: `drafts.${id}-fr` });

  await test.step('a translation is deleted, another takes its place, and the first is restored from the Bin', async () => {
    await openDocument(editor, `resources;${id}`);
    await (await languageIn(editor, 'French')).click();
    await expect(editor.getByRole('textbox', { name: 'Path' })).toHaveValue('/fr/');
    await editor.getByRole('textbox', { name: 'Name' }).fill('Tarifs');
    await eventually(() => lake.getDocument(`drafts.${id}-fr`)).toMatchObject({ title: 'Tarifs' });
    await chooseAction(editor, 'Delete');
    await editor.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await eventually(drafts).toEqual([]);
    await openDocument(editor, `resources;${id}`);
    await (await languageIn(editor, 'French')).click();
    await expect(editor.getByRole('textbox', { name: 'Path' })).toHaveValue('/fr/');
    await expect(editor.getByRole('textbox', { name: 'Name' })).toHaveValue('Fees');
    await editor.getByRole('link', { name: 'Bin', exact: true }).click();
    await editor.getByRole('button', { name: 'Restore Tarifs' }).click();
    await eventually(drafts).toHaveLength(2);
  });

  await test.step('a path that a page in another language has', async () => {
    await openDocument(editor, `fr;page-fr;${id}-fr`);
    await editor.getByRole('tab', { name: 'Address' }).click();
    await editor.getByRole('textbox', { name: 'Path' }).fill('/resources/fees');
    await publishInVain(editor, editor.getByRole('dialog').getByText('“Fees” has this path already'));
    await closeDialogs(editor);
  });

  await test.step('another default language, which its pages do not have', async () => {
    await openDocument(editor, 'settings;siteSettings');
    await editor.getByRole('textbox', { name: 'Language of the content' }).fill('en');
    const error = editor.getByRole('dialog').getByText('no longer find the pages in British English');
    await publishInVain(editor, error);
    await closeDialogs(editor);
  });

  await test.step('another name of the product, which the other language would not have', async () => {
    await editor.getByRole('textbox', { name: 'Product name' }).fill('Cornice');
    const error = editor.getByRole('dialog').getByText('The other languages would keep the former one');
    await publishInVain(editor, error);
    await closeDialogs(editor);
  });
});

test('where the site has one language, nothing of this is seen', async ({ editor, studio, lake }) => {
  await leaveOneLanguage(lake);
  const id = await publishPage(lake, '/resources/alone', 'Alone');
  await openDocument(editor, `resources;${id}`);
  await expect(editor.getByTestId('action-publish')).toBeVisible();
  await expect(editor.getByRole('button', { name: 'Translations' })).toHaveCount(0);
  await editor.getByRole('tab', { name: 'Address' }).click();
  await expect(editor.getByRole('textbox', { name: 'Path' })).toBeVisible();
  await expect(editor.getByRole('textbox', { name: 'Language' })).toHaveCount(0);
  await openInPlace(editor, '/resources/alone');
  const list = editor.getByRole('navigation', { name: 'Pages of the site' });
  await expect(list.getByText('/resources/alone')).toBeVisible();
  await expect(list.getByRole('combobox')).toHaveCount(0);
  await openTree(editor, studio.url);
  await createFromList(editor, 'Other pages');
  await editor.getByRole('textbox', { name: 'Name' }).fill('Plain');
  await eventually(() => lake.fetch('*[title == "Plain"]{ path, language }')).toEqual([
    { path: '/', language: null },
  ]);
});
