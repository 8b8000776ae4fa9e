import type { Page } from '@playwright/test';
import { lakeEditor, publishPage } from '../../support/lake-editor';
import { controlsIn, pressEach } from '../../support/press-each';
import { studioComplaints } from '../../support/studio-complaints';
import { expect } from '../../support/studio-expect';
import { openDocument, openInPlace } from '../../support/studio-page';
import { test as base } from '../../support/studio-test';

const TEST_TIMEOUT_MS = 120_000;
const OUTSIDE_FORM = ':not([data-testid="form-view"] *)';

/** Studio in a separate browser context: the presses change its colour scheme and its clipboard. */
const test = base.extend<{ own: { page: Page; complaints: string[] } }>({
  own: async ({ editor, openEditor }, use, testInfo) => {
    testInfo.setTimeout(TEST_TIMEOUT_MS);
    // Presence links to the last document of the other editor until that editor opens another, even a deleted one.
    await openDocument(editor, 'page-home');
    const page = await openEditor();
    await use({ page, complaints: await studioComplaints(page.context()) });
  },
});

test.afterEach(async ({ studio }) => {
  const made = '_id in path("drafts.**") || _id == "page-test-resources-pressed" || _type == "previewShare"';
  await lakeEditor(studio.site).delete({ query: `*[${made}]` });
});

test('every control of the top bar, and of its menus, works without an error', async ({ own }) => {
  const pressed = await pressEach({ ...own, controls: controlsIn(own.page.getByTestId('studio-navbar')) });
  expect(pressed).toEqual(
    expect.arrayContaining([
      'Website',
      'Global presence / AeAnother editor',
      'Help and resources',
      'Create new document / Page',
    ]),
  );
  // A local Studio cannot send feedback.
  expect(pressed).not.toContain('Help and resources / Send feedback');
});

test('every control around the form of a document, and of its menus, works without an error', async ({
  own,
  studio,
}) => {
  const { page } = own;
  const client = lakeEditor(studio.site);
  const id = await publishPage(client, '/resources/pressed', 'Pressed');
  const head = { _type: 'pageHero', layout: 'strip', title: 'Pressed' };
  const more = ['second', 'third'].map((_key) => ({ ...head, _key }));
  await client.patch(id).append('blocks', more).commit();
  await openDocument(page, `resources;${id}`);
  await expect(page.getByTestId('action-menu-button')).toBeEnabled();

  const pane = controlsIn(page.getByTestId('document-pane')).and(page.locator(OUTSIDE_FORM));
  const lists = controlsIn(page.getByTestId('pane-header'));
  const pressed = await pressEach({ ...own, controls: pane.or(lists) });
  for (const menu of ['field-actions-trigger', 'array-item-menu-button'])
    pressed.push(...(await pressEach({ ...own, controls: page.getByTestId(menu).first() })));
  expect(pressed).toEqual(
    expect.arrayContaining([
      'pane-context-menu-button / History',
      'Open document actions / Unpublish',
      'Field actions / Copy field',
      'array-item-menu-button / Duplicate',
    ]),
  );
});

test('every control of the preview’s toolbar works without an error', async ({ own }) => {
  await openInPlace(own.page, '/pricing');
  const bar = own.page
    .getByTestId('preview-viewport-toggle')
    .locator('xpath=ancestor::*[.//*[@aria-label="Toggle navigator"]][1]');
  const pressed = await pressEach({ ...own, controls: controlsIn(bar) });
  expect(pressed).toEqual(expect.arrayContaining(['Toggle navigator', 'Refresh preview', 'Open preview']));
});
