import { publishPage } from '../../support/lake-editor';
import { eventually, expect } from '../../support/studio-expect';
import { openDocument, publish, publishInVain } from '../../support/studio-page';
import { test } from '../../support/studio-test';

test('an error stops publishing and leads to its field, until it is mended', async ({ editor, lake }) => {
  const id = await publishPage(lake, '/resources/with-an-error', 'With an error');
  await openDocument(editor, `resources;${id}`);
  await editor.getByRole('tab', { name: 'Search and sharing' }).click();
  const description = editor.getByRole('textbox', { name: 'Description in search results' });
  await description.fill('All that {produkt} does for a company that moves its books.');
  await editor.getByRole('tab', { name: 'Content' }).click();

  const dialog = editor.getByRole('dialog', { name: 'This cannot be published yet' });
  const error = dialog.getByRole('button', { name: 'Nothing fills “{produkt}”' });
  await publishInVain(editor, error);
  await expect(error).toContainText('Search and sharing / Description in search results');
  await expect(dialog.getByRole('button', { name: 'Publish anyway' })).toHaveCount(0);
  await error.click();
  await expect(dialog).toBeHidden();
  await expect(description).toBeFocused();
  expect(await lake.getDocument(id)).toMatchObject({ seo: { title: 'With an error' } });

  await description.fill('All that it does for a company that moves its books.');
  await publish(editor);
  await eventually(() => lake.getDocument(id)).toMatchObject({
    seo: { description: 'All that it does for a company that moves its books.' },
  });
  await expect(dialog).toBeHidden();
});

test('errors of shared content are asked about, and can be published anyway', async ({ editor, lake }) => {
  const shown = { _type: 'reference', _key: 'shown', _ref: 'industry-oil-gas' };
  const block = { _key: 'grid', _type: 'industryGrid', title: 'For whom', industries: [shown] };
  const id = await publishPage(lake, '/resources/with-a-card', 'A card', [block]);
  await lake.patch('industry-oil-gas').set({ href: '/industry/oil-and-gas' }).commit();

  await openDocument(editor, `resources;${id}`);
  await editor.getByRole('textbox', { name: 'Name' }).fill('With a card');
  await eventually(() => lake.getDocument(`drafts.${id}`)).toMatchObject({ title: 'With a card' });
  const dialog = editor.getByRole('dialog', { name: 'What this shows has errors' });
  const error = dialog.getByRole('link', { name: 'There is no page at /industry/oil-and-gas.' });
  await publishInVain(editor, error);
  await expect(error).toHaveAttribute('href', /industry-oil-gas.*path=href/);
  await dialog.getByRole('button', { name: 'Publish anyway' }).click();
  await eventually(() => lake.getDocument(id)).toMatchObject({ title: 'With a card' });
});
