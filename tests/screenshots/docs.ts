import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';
import { createDraft } from '../support/lake-editor';
import { expect } from '../support/studio-expect';
import {
  chooseAction,
  closeDialogs,
  moveWithinStudio,
  openDocument,
  openFromTree,
  openInPlace,
} from '../support/studio-page';
import { test } from '../support/studio-test';
import { untilSettled } from '../support/until-settled';

const WIDTH_PX = 1200;
const QUALITY = 70;
/** Studio fades lists and dialogs in, and loads thumbnails. */
const SETTLE_MS = 1_500;
const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;

/** Writes the window to `docs/pictures`, small enough for a repository. */
async function picture(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(SETTLE_MS);
  const file = join(PROJECT_ROOT, 'docs', 'pictures', `${name}.webp`);
  await sharp(await page.screenshot())
    .resize({ width: WIDTH_PX })
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(file);
}

const blocks = (editor: Page) => editor.getByTestId('field-blocks');

test('site', async ({ browser, studio }) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(studio.site.url);
  await untilSettled(page);
  await picture(page, 'site');
  await page.close();
});

test('a page and its blocks', async ({ editor }) => {
  await openFromTree(editor, 'Home');
  await picture(editor, 'studio-page');
  await blocks(editor).getByRole('button', { name: 'Add item...' }).click();
  await expect(editor.getByRole('menuitem', { name: 'Facts', exact: true })).toBeVisible();
  await picture(editor, 'studio-blocks');
  await editor.keyboard.press('Escape');
});

test('today', async ({ editor, studio, lake }) => {
  await createDraft(lake, 'faqItem-contact', { question: 'How do I reach you by mail?' });
  const link = { _key: 'guide', _type: 'link', label: 'The guide', href: '/resources/guide' };
  const head = { _type: 'pageHero', _key: 'head', layout: 'strip', title: 'Autumn fair.', actions: [link] };
  const dates = { visibleFrom: new Date(Date.now() + WEEK_MS).toISOString() };
  const fair = {
    _type: 'page',
    title: 'Autumn fair',
    path: '/company/autumn-fair',
    blocks: [head],
    ...dates,
  };
  await lake.create({ _id: 'page-autumn-fair', ...fair });
  await openFromTree(editor, 'Home');
  await moveWithinStudio(editor, `${studio.url}/structure`);
  await expect(editor.getByRole('link', { name: /Links that lead nowhere/ })).toBeVisible();
  await picture(editor, 'studio-today');
});

test('translations', async ({ editor }) => {
  await openFromTree(editor, 'Home');
  await editor.getByRole('button', { name: 'Translations' }).click();
  await picture(editor, 'studio-translations');
  await editor.keyboard.press('Escape');
});

test('menu and redirects', async ({ editor }) => {
  await openFromTree(editor, 'Settings', 'Menu and footer');
  await picture(editor, 'studio-menu');
  await openDocument(editor, 'settings;redirect;redirect-contact-us');
  await picture(editor, 'studio-redirects');
});

test('preview and sharing', async ({ editor }) => {
  await openInPlace(editor, '/pricing');
  await picture(editor, 'studio-preview');
  await openDocument(editor, 'pages;page-pricing');
  await chooseAction(editor, 'Share preview');
  await expect(editor.getByRole('dialog', { name: 'Share a preview of this page' })).toBeVisible();
  await picture(editor, 'studio-share');
  await closeDialogs(editor);
});
