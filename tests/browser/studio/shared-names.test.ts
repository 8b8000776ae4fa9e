import { publishPage } from '../../support/lake-editor';
import { untilPublic } from '../../support/public-page';
import { eventually, expect } from '../../support/studio-expect';
import { chooseAction, openBlock, openDocument, publishInVain } from '../../support/studio-page';
import { test } from '../../support/studio-test';

const SHOWN = '*[_type in ["page", "article", "faqItem"] && @ match "reply-time"]._id';

test('a fact that goes is asked about, and written out where it stood', async ({ editor, studio, lake }) => {
  const id = await publishPage(lake, '/resources/states-a-fact', 'We reply within {reply-time}');
  const settings = await lake.getDocument('siteSettings');
  const facts = settings?.facts.filter(({ name }: { name: string }) => name !== 'reply-time');
  await lake.createOrReplace({ ...settings, _id: 'drafts.siteSettings', _type: 'siteSettings', facts });
  await openDocument(editor, 'settings;siteSettings');
  const dialog = editor.getByRole('dialog', { name: 'Texts show what changes' });
  const texts = dialog.getByRole('list', { name: 'Texts that show it' });
  await publishInVain(editor, texts);
  const row = texts.getByRole('listitem').filter({ hasText: 'Title: We reply within' });
  await expect(row).toContainText('Blocks / Page head / Title: We reply within {reply-time}');

  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect((await lake.getDocument('siteSettings'))?.facts).toEqual(settings?.facts);

  await publishInVain(editor, texts);
  await expect(dialog.getByRole('checkbox', { name: 'Write “2–4 hours” there instead' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog).toBeHidden();
  await eventually(async () => (await lake.getDocument(id))?.blocks[0].title).toBe(
    'We reply within 2–4 hours',
  );
  await eventually(() => lake.fetch(SHOWN)).toEqual([]);
  await untilPublic(`${studio.site.url}/resources/states-a-fact`, (html) =>
    html.includes('within 2–4 hours'),
  );
});

test('an end of a part that others link to is asked about', async ({ editor, lake }) => {
  const part = { _key: 'part', _type: 'ruledList', title: 'A part', anchor: 'part' };
  const items = [{ _key: 'a', _type: 'ruledItem', title: 'One', description: 'Of them.' }];
  const id = await publishPage(lake, '/resources/ends', 'Ends', [{ ...part, items }]);
  const button = { _key: 'there', _type: 'link', label: 'There', href: '/resources/ends#part' };
  const linking = await publishPage(lake, '/resources/links-there', 'Links there');
  await lake.patch(linking, { set: { 'blocks[0].actions': [button] } }).commit();
  const page = await lake.getDocument(id);
  const blocks = page?.blocks.map((block: { _key: string }) =>
    block._key === 'part' ? { ...block, visibleUntil: '2190-01-01T00:00:00.000Z' } : block,
  );
  await lake.createOrReplace({ ...page, _id: `drafts.${id}`, _type: 'page', blocks });

  await openDocument(editor, `resources;${id}`);
  const dialog = editor.getByRole('dialog', { name: 'Links lead to what changes' });
  await publishInVain(editor, dialog.getByRole('list', { name: 'Links to it' }));
  await expect(dialog.getByRole('status')).toHaveText('1 link will lead nowhere.');
  await dialog.getByRole('checkbox', { name: /^Let these links/ }).check();
  await expect(dialog.getByRole('status')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  const linkOf = async () => (await lake.getDocument(linking))?.blocks[0].actions[0].href;
  await eventually(linkOf).toBe('/resources/ends');
});

test('a role chooses among the modules of its quote builder', async ({ editor, lake }) => {
  await openDocument(editor, 'pages;page-pricing');
  const builder = await lake.fetch('*[_id == "page-pricing"][0].blocks[_type == "quoteBuilder"][0]');
  const block = await openBlock(editor, 'blocks', /Quote builder/);
  await block.getByRole('button', { name: builder.roles[0].name }).first().click();
  const role = editor.getByTestId('nested-object-dialog').last();
  const choices = role.getByTestId(/\.modules$/).getByRole('checkbox');
  await expect(choices).toHaveCount(builder.modules.length);
  const { name, id } = builder.modules.at(-1);
  await role.getByRole('checkbox', { name }).check();
  const chosen = '*[_id == "drafts.page-pricing"][0].blocks[_type == "quoteBuilder"][0].roles[0].modules';
  await eventually(() => lake.fetch(chosen)).toContain(id);
});

test('an opening that leaves is named by the list that shows it', async ({ editor, lake }) => {
  const id: string = await lake.fetch('*[_type == "opening"][0]._id');
  await openDocument(editor, `opening;${id}`);
  await chooseAction(editor, 'Unpublish');
  const dialog = editor.getByRole('dialog', { name: 'Take this off the site?' });
  await expect(dialog.getByRole('list', { name: 'Lists that show it' })).toContainText('Openings');
  await dialog.getByRole('button', { name: 'Unpublish now' }).click();
  await eventually(() => lake.getDocument(id)).toBeUndefined();
});

test('“Needs attention” knows the fields, in the words of the form, and counts what is new', async ({
  editor,
  lake,
}) => {
  const untitled = { _key: 'part', _type: 'ruledList', items: [] };
  await publishPage(lake, '/resources/incomplete-fields', 'Incomplete fields', [untitled]);
  await editor.reload();
  const tool = editor.getByRole('link', { name: /^Needs attention \(\d+ new\)/ });
  await tool.click();
  await expect(editor.getByText('Blocks / Ruled list / Title: Fill this in')).toBeVisible();
  await expect(editor.getByText('Blocks / Ruled list / Rows: The list is empty')).toBeVisible();
  await expect(editor.getByRole('link', { name: 'Needs attention', exact: true })).toBeVisible();
});
