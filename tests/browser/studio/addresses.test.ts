import type { SanityClient } from '@sanity/client';
import { publishPage } from '../../support/lake-editor';
import { redirectOf, untilPublic } from '../../support/public-page';
import { eventually, expect } from '../../support/studio-expect';
import { chooseAction, openDocument } from '../../support/studio-page';
import { test } from '../../support/studio-test';

/** A page that links to a path. */
async function linkingPage(lake: SanityClient, path: string, href: string): Promise<string> {
  const id = await publishPage(lake, path, 'Links to it');
  const actions = [{ _key: 'link', _type: 'link', label: 'There', href }];
  await lake.patch(id, { set: { 'blocks[0].actions': actions } }).commit();
  return id;
}
const linkOf = async (lake: SanityClient, id: string) =>
  (await lake.getDocument(id))?.blocks[0].actions[0].href;

test('a page at another path is redirected to, and its links change', async ({ editor, studio, lake }) => {
  const { url } = studio.site;
  const id = await publishPage(lake, '/resources/before', 'Moves');
  const linking = await linkingPage(lake, '/resources/linking', '/resources/before?from=here');
  await openDocument(editor, `resources;${id}`);
  await editor.getByRole('tab', { name: 'Address' }).click();
  await editor.getByRole('textbox', { name: 'Path' }).fill('/resources/after');
  await expect(editor.getByText(/^Saving/)).toHaveCount(0);
  await eventually(() => lake.getDocument(`drafts.${id}`)).toMatchObject({ path: '/resources/after' });
  await editor.getByTestId('action-publish').click();
  const dialog = editor.getByRole('dialog');
  await expect(dialog.getByRole('list', { name: 'Links to it' }).getByRole('listitem')).toHaveText([
    'Links to itBlocks / Page head / Buttons / Link / Leads to: /resources/before?from=here',
  ]);
  await expect(dialog.getByRole('checkbox')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog).toBeHidden();

  await untilPublic(`${url}/resources/after`, (_, status) => status === 200);
  await eventually(() => redirectOf(`${url}/resources/before`)).toEqual([308, '/resources/after']);
  await eventually(() => linkOf(lake, linking)).toBe('/resources/after?from=here');

  // Back again: the redirect to the page makes room for it, and the other way round there is one.
  await editor.getByRole('textbox', { name: 'Path' }).fill('/resources/before');
  await eventually(() => lake.getDocument(`drafts.${id}`)).toMatchObject({ path: '/resources/before' });
  await editor.getByTestId('action-publish').click();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await untilPublic(`${url}/resources/before`, (_, status) => status === 200);
  await eventually(() => redirectOf(`${url}/resources/after`)).toEqual([308, '/resources/before']);
});

test('unpublishing names the links to a page, and redirects from it', async ({ editor, studio, lake }) => {
  const { url } = studio.site;
  const id = await publishPage(lake, '/resources/leaves', 'Leaves');
  const linking = await linkingPage(lake, '/resources/still-linking', '/resources/leaves');
  await openDocument(editor, `resources;${id}`);
  await chooseAction(editor, 'Unpublish');
  const dialog = editor.getByRole('dialog');
  await expect(dialog.getByRole('list', { name: 'Links to it' })).toContainText('/resources/leaves');
  await expect(dialog.getByRole('status')).toHaveText('1 link will lead nowhere.');
  await dialog.getByRole('combobox', { name: 'Visitors of its address' }).selectOption('page');
  await expect(dialog.getByRole('button', { name: 'Unpublish now' })).toBeDisabled();
  const target = dialog.getByRole('combobox', { name: 'Page that replaces it' });
  await target.fill('leaves');
  await expect(editor.getByText('Nothing on the site has this.')).toBeVisible();
  await target.fill('pricing');
  const offered = editor.getByRole('listbox', { name: 'What the link can lead to' }).getByRole('option');
  await expect(offered.first()).toContainText('/pricing');
  await target.press('ArrowDown');
  await target.press('Enter');
  await expect(target).toHaveValue('/pricing');
  await expect(dialog.getByText('will lead nowhere')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Unpublish now' }).click();
  await expect(dialog).toBeHidden();
  await eventually(() => redirectOf(`${url}/resources/leaves`)).toEqual([308, '/pricing']);
  await eventually(() => linkOf(lake, linking)).toBe('/pricing');
  expect(await lake.getDocument(`drafts.${id}`)).toMatchObject({ title: 'Leaves' });
});

test('another short name of shared content changes the links to it', async ({ editor, lake }) => {
  const id = 'industry-oil-gas';
  const shown = await lake.fetch('*[_type == "page" && $id in blocks[].industries[]._ref][0].path', { id });
  const name = (await lake.getDocument(id))?.id;
  const linking = await linkingPage(lake, '/resources/names-it', `${shown}#${name}`);
  await openDocument(editor, `shared;industry;${id}`);
  await editor.getByRole('textbox', { name: 'Short name' }).fill('energy');
  await eventually(() => lake.getDocument(`drafts.${id}`)).toMatchObject({ id: 'energy' });
  await editor.getByTestId('action-publish').click();
  const dialog = editor.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await eventually(() => lake.getDocument(id)).toMatchObject({ id: 'energy' });
  await eventually(() => linkOf(lake, linking)).toBe(`${shown}#energy`);
});
