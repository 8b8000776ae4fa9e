import type { Page } from '@playwright/test';
import { publishPage } from '../../support/lake-editor';
import { controlsIn, pressEach } from '../../support/press-each';
import { expect } from '../../support/studio-expect';
import { openDocument, openInPlace } from '../../support/studio-page';
import { test as base } from '../../support/studio-test';

const OUTSIDE_FORM = ':not([data-testid="form-view"] *)';
const NIGHTLY = { tag: '@nightly' };

/** Studio of a second editor: the presses change its colour scheme and its clipboard. */
const test = base.extend<{ own: { page: Page; complaints: string[] } }>({
  own: async ({ editor, second, secondWindow }, use) => {
    // Presence links to the last document of the other editor until that editor opens another, even a deleted one.
    await openDocument(editor, 'page-home');
    await use({ page: second, complaints: secondWindow.complaints });
  },
});

test('every control of the top bar, and of its menus, works without an error', NIGHTLY, async ({ own }) => {
  const pressed = await pressEach({ ...own, controls: controlsIn(own.page.getByTestId('studio-navbar')) });
  const presence = 'Global presence / AeAnother editor';
  const some = ['Website', presence, 'Help and resources', 'Create new document / Page'];
  expect(pressed).toEqual(expect.arrayContaining(some));
  // A local Studio cannot send feedback.
  expect(pressed).not.toContain('Help and resources / Send feedback');
});

test(
  'every control around a form, and of its menus, works without an error',
  NIGHTLY,
  async ({ own, lake }) => {
    const { page } = own;
    const head = { _type: 'pageHero', layout: 'strip', title: 'Pressed' };
    const more = ['second', 'third'].map((_key) => ({ ...head, _key }));
    const id = await publishPage(lake, '/resources/pressed', 'Pressed', more);
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
  },
);

test('every control of the preview’s toolbar works without an error', NIGHTLY, async ({ own }) => {
  await openInPlace(own.page, '/pricing');
  const bar = own.page
    .getByTestId('preview-viewport-toggle')
    .locator('xpath=ancestor::*[.//*[@aria-label="Toggle navigator"]][1]');
  const pressed = await pressEach({ ...own, controls: controlsIn(bar) });
  expect(pressed).toEqual(expect.arrayContaining(['Toggle navigator', 'Refresh preview', 'Open preview']));
});
