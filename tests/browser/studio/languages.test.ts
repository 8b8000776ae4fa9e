import type { Page } from '@playwright/test';
import { publishPage } from '../../support/lake-editor';
import { publicPage, untilPublic } from '../../support/public-page';
import { beginLanguage, leaveOneLanguage } from '../../support/second-language';
import { eventually, expect } from '../../support/studio-expect';
import {
  chooseAction,
  confirm,
  createFromList,
  openDocument,
  openInPlace,
  publish,
  validationOf,
} from '../../support/studio-page';
import { test } from '../../support/studio-test';

const LANGUAGE = 'fr';
const PATH = '/fr/tarifs';
const BEHIND = 'Older than the original';

/** Opens the menu of translations. @returns the entry of a language, with its state */
async function languageIn(editor: Page, name: string) {
  const entry = editor.getByRole('menuitem', { name });
  if (!(await entry.isVisible())) await editor.getByRole('button', { name: 'Translations' }).click();
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
  await createFromList(editor, 'Other pages');
  await editor.getByRole('textbox', { name: 'Name' }).fill('Here');
  await eventually(() => lake.fetch('*[title == "Here"]{ language }')).toEqual([{ language: 'en-GB' }]);
});

test('the site’s preview leads to the settings of the page’s language', async ({ editor, lake }) => {
  await beginLanguage(lake, LANGUAGE);
  const id = await publishPage(lake, PATH, 'Tarifs');
  await lake.patch(id).set({ language: LANGUAGE }).commit();
  const page = await openInPlace(editor, PATH);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tarifs');
  await editor.getByRole('button', { name: 'Menu and footer' }).click();
  await expect(editor).toHaveURL(/navigation-fr/);
});

test('where the site has one language, nothing of this is seen', async ({ editor, lake }) => {
  await leaveOneLanguage(lake);
  const id = await publishPage(lake, '/resources/alone', 'Alone');
  await openDocument(editor, `resources;${id}`);
  await expect(editor.getByTestId('action-publish')).toBeVisible();
  await expect(editor.getByRole('button', { name: 'Translations' })).toHaveCount(0);
  await editor.getByRole('tab', { name: 'Address' }).click();
  await expect(editor.getByRole('textbox', { name: 'Path' })).toBeVisible();
  await expect(editor.getByRole('textbox', { name: 'Language' })).toHaveCount(0);
  await createFromList(editor, 'Other pages');
  await editor.getByRole('textbox', { name: 'Name' }).fill('Plain');
  await eventually(() => lake.fetch('*[title == "Plain"]{ path, language }')).toEqual([
    { path: '/', language: null },
  ]);
});
