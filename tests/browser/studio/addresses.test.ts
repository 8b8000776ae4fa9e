import { lakeEditor, publishPage } from '../../support/lake-editor';
import { publicPage } from '../../support/public-page';
import { expect } from '../../support/studio-expect';
import { chooseAction, openDocument } from '../../support/studio-page';
import { test } from '../../support/studio-test';

const answer = async (url: string) => {
  const { status, headers } = await fetch(url, { redirect: 'manual' });
  return [status, headers.get('Location')];
};

/** A page that links to a path. */
async function linkingPage(
  client: ReturnType<typeof lakeEditor>,
  path: string,
  href: string,
): Promise<string> {
  const id = await publishPage(client, path, 'Links to it');
  const link = { _key: 'link', _type: 'link', label: 'There', href };
  await client
    .patch(id)
    .set({ 'blocks[_key=="head"].actions': [link] })
    .commit();
  return id;
}
const linkOf = async (client: ReturnType<typeof lakeEditor>, id: string) =>
  (await client.getDocument(id))?.blocks[0].actions[0].href;

test('a page published at another path leads its visitors on, and takes its links along', async ({
  editor,
  studio,
}) => {
  const client = lakeEditor(studio.site);
  const { url } = studio.site;
  const id = await publishPage(client, '/resources/before', 'Moves');
  const linking = await linkingPage(client, '/resources/linking', '/resources/before?from=here');
  await openDocument(editor, `resources;${id}`);
  await editor.getByRole('tab', { name: 'Address' }).click();
  await editor.getByRole('textbox', { name: 'Path' }).fill('/resources/after');
  await expect(editor.getByText(/^Saving/)).toHaveCount(0);
  await expect.poll(() => client.getDocument(`drafts.${id}`)).toMatchObject({ path: '/resources/after' });
  await editor.getByTestId('action-publish').click();
  const dialog = editor.getByRole('dialog');
  await expect(dialog.getByRole('list', { name: 'Links to it' }).getByRole('listitem')).toHaveText([
    'Links to it/resources/before?from=here',
  ]);
  await expect(dialog.getByRole('checkbox')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog).toBeHidden();

  await publicPage(`${url}/resources/after`, (_, status) => status === 200);
  await expect.poll(() => answer(`${url}/resources/before`)).toEqual([308, '/resources/after']);
  await expect.poll(() => linkOf(client, linking)).toBe('/resources/after?from=here');

  // Back again: the redirect to the page makes room for it, and the other way round there is one.
  await editor.getByRole('textbox', { name: 'Path' }).fill('/resources/before');
  await expect.poll(() => client.getDocument(`drafts.${id}`)).toMatchObject({ path: '/resources/before' });
  await editor.getByTestId('action-publish').click();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await publicPage(`${url}/resources/before`, (_, status) => status === 200);
  await expect.poll(() => answer(`${url}/resources/after`)).toEqual([308, '/resources/before']);
});

test('unpublishing names who links to the page, and leads its visitors elsewhere', async ({
  editor,
  studio,
}) => {
  const client = lakeEditor(studio.site);
  const { url } = studio.site;
  const id = await publishPage(client, '/resources/leaves', 'Leaves');
  const linking = await linkingPage(client, '/resources/still-linking', '/resources/leaves');
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
  await expect.poll(() => answer(`${url}/resources/leaves`)).toEqual([308, '/pricing']);
  await expect.poll(() => linkOf(client, linking)).toBe('/pricing');
  expect(await client.getDocument(`drafts.${id}`)).toMatchObject({ title: 'Leaves' });
});

test('another short name of shared content changes the links to it', async ({ editor, studio }) => {
  const client = lakeEditor(studio.site);
  const id = 'industry-oil-gas';
  const shown = await client.fetch('*[_type == "page" && $id in blocks[].industries[]._ref][0].path', { id });
  const name = (await client.getDocument(id))?.id;
  const linking = await linkingPage(client, '/resources/names-it', `${shown}#${name}`);
  await openDocument(editor, `shared;industry;${id}`);
  await editor.getByRole('textbox', { name: 'Short name' }).fill('energy');
  await expect.poll(() => client.getDocument(`drafts.${id}`)).toMatchObject({ id: 'energy' });
  await editor.getByTestId('action-publish').click();
  const dialog = editor.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect.poll(() => client.getDocument(id)).toMatchObject({ id: 'energy' });
  await expect.poll(() => linkOf(client, linking)).toBe(`${shown}#energy`);
  await client.patch(id).set({ id: name }).commit();
});

test('redirects in a circle need attention', async ({ editor, studio }) => {
  const client = lakeEditor(studio.site);
  const pair = [
    { _id: 'circle-1', _type: 'redirect', from: '/circle-1', to: '/circle-2', status: 308 },
    { _id: 'circle-2', _type: 'redirect', from: '/circle-2', to: '/circle-1', status: 308 },
  ];
  for (const redirect of pair) await client.createOrReplace(redirect);
  await editor.goto(`${studio.url}/attention`);
  await expect(editor.getByText(/^Redirects lead in a circle: \/circle-[12] →/)).toHaveCount(2);
  await client.delete({ query: '*[_id in $ids]', params: { ids: pair.map(({ _id }) => _id) } });
});
