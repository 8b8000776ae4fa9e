import type { Page } from '@playwright/test';
import { lakeEditor } from '../../support/lake-editor';
import { openDocument } from '../../support/open-document';
import { openInPlace } from '../../support/open-in-place';
import { controlsIn, pressEach } from '../../support/press-each';
import { publishPage } from '../../support/publish-page';
import { studioComplaints } from '../../support/studio-complaints';
import { expect } from '../../support/studio-expect';
import { test } from '../../support/studio-test';

const OUTSIDE_FORM = ':not([data-testid="form-view"] *)';

test.afterEach(async ({ studio }) => {
  await lakeEditor(studio.site).delete({ query: '*[_id in path("drafts.**")]' });
});

test('every control of the top bar, and of its menus, does what it does without an error', async ({
  openEditor,
}) => {
  const page = await openEditor();
  const complaints = await studioComplaints(page.context());
  const t = Date.now();
  console.log(
    await pressEach({ page, complaints, controls: controlsIn(page.getByTestId('studio-navbar')) }),
    Date.now() - t,
  );
});

test('every control of a document and of the lists beside it', async ({ openEditor, studio }) => {
  const page = await openEditor();
  const complaints = await studioComplaints(page.context());
  const client = lakeEditor(studio.site);
  const id = await publishPage(client, '/resources/pressed', 'Pressed');
  const head = { _type: 'pageHero', layout: 'strip', title: 'Pressed' };
  await client
    .patch(id)
    .append('blocks', [
      { ...head, _key: 'second' },
      { ...head, _key: 'third' },
    ])
    .commit();
  await openDocument(page, `resources;${id}`);
  await expect(page.getByTestId('action-menu-button')).toBeEnabled();
  await expect(page.getByTestId('pane-context-menu-button')).toBeEnabled();
  const pane = controlsIn(page.getByTestId('document-pane')).and(page.locator(OUTSIDE_FORM));
  const lists = controlsIn(page.getByTestId('pane-header'));
  const t = Date.now();
  console.log(await pressEach({ page, complaints, controls: pane.or(lists) }), Date.now() - t);
  for (const menu of ['field-actions-trigger', 'array-item-menu-button'])
    console.log(
      await pressEach({ page, complaints, controls: page.getByTestId(menu).first() }),
      Date.now() - t,
    );
});

test('every control of the bar above the site', async ({ openEditor }) => {
  const page = await openEditor();
  const complaints = await studioComplaints(page.context());
  await openInPlace(page, '/pricing');
  const bar = page
    .getByTestId('preview-viewport-toggle')
    .locator('xpath=ancestor::*[.//*[@aria-label="Toggle navigator"]][1]');
  const t = Date.now();
  console.log(await pressEach({ page, complaints, controls: controlsIn(bar) }), Date.now() - t);
});
