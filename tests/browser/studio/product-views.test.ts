import { publishPage } from '../../support/lake-editor';
import { publicPage } from '../../support/public-page';
import { eventually, expect } from '../../support/studio-expect';
import {
  closeDialogs,
  createFromList,
  openBlock,
  openDocument,
  paste,
  publish,
  publishInVain,
} from '../../support/studio-page';
import { test } from '../../support/studio-test';

const NAME = 'Rents of the yard';
/** As a spreadsheet copies it. */
const COPIED = `Berth\tFrom\tRent\tPaid\tOpen\tStatus
"North, 1"\t1/3/2026\t1,204.50\t1,000\t204.50\tLate
South\t2 March 2026\t(12.00)\t0\t-12\tPaid
`;
const ROWS = [
  { cells: ['North, 1', '2026-03-01', '1204.5', '1000', '204.5', 'Late'] },
  { cells: ['South', '2026-03-02', '-12', '0', '-12', 'Paid'] },
];

test('a view made of a pasted table is checked, previewed, and becomes the picture of a page', async ({
  editor,
  studio,
  lake,
}) => {
  const image = { _type: 'media', source: 'view', decorative: true, caption: 'Rents by berth.' };
  const row = { _type: 'mediaRow', _key: 'row', title: 'Row', image };
  const pageId = await publishPage(lake, '/resources/own-view', 'Own view', [row]);

  await createFromList(editor, 'Shared content', 'Product views');
  await editor.getByRole('textbox', { name: 'Name' }).fill(NAME);
  await editor.getByRole('textbox', { name: 'Title of the sheet' }).fill('Rents');
  await editor
    .getByTestId('field-parts')
    .getByRole('button', { name: /^Add item/ })
    .click();
  await editor.getByRole('menuitem', { name: 'Table' }).click();
  const grid = editor.getByTestId('nested-object-dialog');
  const first = grid.getByRole('textbox', { name: /^(?:Column 1|Berth), row 1$/ });
  await first.focus();
  await paste(first, { 'text/plain': COPIED });
  const stored = () =>
    lake.fetch(
      '*[_type == "productView" && name == $name][0]{ "table": parts[0] }',
      { name: NAME },
      { perspective: 'drafts' },
    );
  const kinds = ['text', 'date', 'amount', 'whole', 'amount', 'text'];
  const labels = ['Berth', 'From', 'Rent', 'Paid', 'Open', 'Status'];
  const columns = kinds.map((kind, at) => ({ kind, label: labels[at] }));
  await eventually(stored).toMatchObject({ table: { columns, rows: ROWS } });
  // What was typed before, in another field, stays.
  await editor.keyboard.press('ControlOrMeta+z');
  await eventually(stored).toMatchObject({ table: { columns: [{}, {}], rows: [{ cells: ['', ''] }] } });
  await expect(first).toBeFocused();
  await paste(first, { 'text/plain': COPIED });
  await eventually(stored).toMatchObject({ table: { columns, rows: ROWS } });

  // A sum, columns that move and go with their cells, and keys.
  await grid.getByRole('button', { name: 'Total row' }).click();
  await grid.getByRole('textbox', { name: 'Berth, total' }).fill('Total');
  await grid.getByRole('button', { name: 'Options of column 3' }).click();
  const options = editor.getByRole('dialog', { name: 'Column' });
  await options.getByRole('checkbox', { name: 'The total row has its sum' }).check({ force: true });
  await options.getByRole('button', { name: 'Move left' }).click();
  await editor.keyboard.press('Escape');
  await expect(grid.getByRole('button', { name: 'Options of column 2' })).toBeFocused();
  await grid.getByRole('button', { name: 'Options of column 6' }).press('Enter');
  await options.getByRole('button', { name: 'Remove column' }).press('Enter');
  await expect(grid.getByRole('textbox', { name: 'Heading of column 5' })).toBeFocused();
  const rent = grid.getByRole('textbox', { name: 'Rent, row 1' });
  await rent.press('End');
  await rent.press('ArrowRight');
  await expect(grid.getByRole('textbox', { name: 'From, row 1' })).toBeFocused();
  const table = {
    columns: [{ label: 'Berth' }, { label: 'Rent', isSummed: true }, { label: 'From' }, {}, {}],
    rows: [{ cells: ['North, 1', '1204.5', '2026-03-01', '1000', '204.5'] }, {}],
    total: { cells: ['Total', '', '', '', ''] },
  };
  await eventually(stored).toMatchObject({ table });

  await rent.fill('much');
  await rent.press('Enter');
  await expect(grid.getByRole('textbox', { name: 'Rent, row 2' })).toBeFocused();
  await expect(rent).toHaveAttribute('aria-invalid', 'true');
  const error = editor.getByRole('dialog').getByRole('button', { name: '“much” is no figure.' });
  await closeDialogs(editor);
  await publishInVain(editor, error);
  await error.click();
  await expect(rent).toBeFocused();
  await rent.fill('£1,204.50');
  await rent.press('Tab');
  await closeDialogs(editor);
  const preview = editor.frameLocator('iframe[title="Product view on the site"]');
  await expect(preview.getByText('1,192.50')).toBeVisible();
  await publish(editor);

  await openDocument(editor, `resources;${pageId}`);
  const block = await openBlock(editor, 'blocks', /Text and picture$/);
  const search = block.getByRole('combobox', { name: 'Product view' });
  await search.fill('rents yard');
  await expect(editor.getByRole('option', { name: NAME }).locator('img')).toBeVisible();
  await search.press('ArrowDown');
  await editor.keyboard.press('Enter');
  await expect(block.locator(':focus').getByRole('link', { name: NAME })).toBeVisible();
  await closeDialogs(editor);
  await publish(editor);
  const page = await publicPage(`${studio.site.url}/resources/own-view`, (html) => html.includes('North, 1'));
  expect(page.querySelector('main')?.textContent).toContain('1,192.50');
});
