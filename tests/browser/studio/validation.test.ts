import { expect } from '../../support/studio-expect';
import { closeDialogs, openBlock, openFromTree, validationOf } from '../../support/studio-page';
import { test } from '../../support/studio-test';

test('a picture without alternative text and a dead link stop a page from being published', async ({
  editor,
}) => {
  await openFromTree(editor, 'Industries', 'Construction');
  const block = await openBlock(editor, 'blocks', /Text and picture$/);
  await block.getByRole('checkbox', { name: 'Decoration only' }).uncheck({ force: true });
  await block.getByRole('combobox', { name: 'Leads to' }).fill('/features/procuremint');
  await block.getByRole('textbox', { name: 'Words' }).fill('See procurement');
  await closeDialogs(editor);

  const flaws = await validationOf(editor);
  await expect(flaws).toHaveCount(2);
  await expect(flaws.filter({ hasText: 'Text and picture / Picture' })).toContainText(
    'Describe the picture for people who cannot see it, or mark it as decoration.',
  );
  await expect(flaws.filter({ hasText: 'Text and picture / Link / Leads to' })).toContainText(
    'There is no page at /features/procuremint.',
  );
  await editor.getByTestId('action-publish').click();
  const dialog = editor.getByRole('dialog', { name: 'This cannot be published yet' });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await closeDialogs(editor);

  await openBlock(editor, 'blocks', /Text and picture$/);
  await block.getByRole('textbox', { name: 'Alternative text' }).fill('Budget and actual cost of one job.');
  await block.getByRole('combobox', { name: 'Leads to' }).fill('/features/procurement');
  await closeDialogs(editor);
  await expect(flaws).toHaveCount(0);
  await expect(editor.getByTestId('action-publish')).toBeEnabled();
});
