import type { Page } from '@playwright/test';
import { createDraft, publishPage } from '../../support/lake-editor';
import { expect } from '../../support/studio-expect';
import { chooseAction, closeDialogs, openDocument } from '../../support/studio-page';
import { test } from '../../support/studio-test';

const PATH = '/resources/to-be-shared';
const NOW = 'As everybody sees it';
const SOON = 'As it will be';

const bar = (visitor: Page) => visitor.getByRole('complementary', { name: 'Preview' });
const title = (visitor: Page) => visitor.getByRole('heading', { level: 1 });

test('a link shows the draft of its page, until taken back', async ({ editor, studio, browser, lake }) => {
  const id = await publishPage(lake, PATH, NOW);
  const head = { _type: 'pageHero', _key: 'head', layout: 'strip', title: SOON };
  await createDraft(lake, id, { blocks: [head] });

  await openDocument(editor, `resources;${id}`);
  await chooseAction(editor, 'Share preview');
  const dialog = editor.getByRole('dialog', { name: 'Share a preview of this page' });
  await dialog.getByRole('textbox', { name: 'Made for' }).fill('Anna, legal');
  await dialog.getByRole('combobox', { name: 'Works for' }).selectOption('one day');
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Link to the draft' }).inputValue();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(link);
  expect(visitor.url()).toBe(studio.site.url + PATH);
  await expect(title(visitor)).toHaveText(SOON);
  await expect(bar(visitor)).toContainText('Draft of this page, shared with you');
  await visitor.getByRole('banner').getByRole('link').first().click();
  await expect(visitor).toHaveURL(`${studio.site.url}/`);
  await expect(bar(visitor)).toBeHidden();
  await visitor.goBack();
  await expect(title(visitor)).toHaveText(SOON);
  await expect(bar(visitor)).toBeVisible();

  const row = dialog.getByRole('listitem').filter({ hasText: 'Anna, legal' });
  await row.getByRole('button', { name: 'Take back' }).click();
  await expect(row).toHaveCount(0);
  await expect(dialog.getByRole('textbox', { name: 'Link to the draft' })).toHaveCount(0);
  await visitor.reload();
  await expect(title(visitor)).toHaveText(NOW);
  await expect(bar(visitor)).toHaveCount(0);
  expect((await visitor.goto(link))?.status()).toBe(401);
  await expect(title(visitor)).toHaveText('This preview has ended');
  await expect(visitor.getByRole('banner')).toBeVisible();
  await visitor.context().close();
  await closeDialogs(editor);
});
