import { eventually, expect } from '../../support/studio-expect';
import { openDocument, paste, publish, publishInVain } from '../../support/studio-page';
import { test } from '../../support/studio-test';

const ID = 'sampleCompany-tested';
/** A row of one of the company's tables. */
const row = (table: string, _key: string, cells: object) => ({ _type: `company${table}Row`, _key, ...cells });
const entry = (_key: string, account: string, sides: object) =>
  row('Journal', _key, { entry: 'Opening', date: '2026-01-01', account, ...sides });
const COMPANY = {
  _id: ID,
  _type: 'sampleCompany',
  title: 'Tested Ltd',
  day: '2026-03-06',
  taxName: 'VAT',
  taxRate: 20,
  accounts: [
    row('Accounts', 'bank', { code: '1000', name: 'Bank', role: 'cash' }),
    row('Accounts', 'capital', { code: '3000', name: 'Capital' }),
  ],
  journal: [entry('one', '1000', { debit: 100 }), entry('two', '3000', { credit: 100 })],
};

test('cells and pasted rows change the totals; an entry out of balance stops publishing', async ({
  editor,
  lake,
}) => {
  await lake.createOrReplace(COMPANY);
  await openDocument(editor, `shared;sampleCompany;${ID}`);
  await editor.getByRole('tab', { name: 'Money' }).click();
  const journal = editor.getByTestId('field-journal');
  const debit = journal.getByRole('textbox', { name: 'Debit, row 1' });
  const credit = journal.getByRole('textbox', { name: 'Credit, row 2' });
  const form = editor.getByTestId('form-view');
  await expect(form).toContainText('Debits and credits, equal100.00');

  await debit.fill('1,250.5');
  await debit.press('Enter');
  await expect(journal.getByRole('textbox', { name: 'Debit, row 2' })).toBeFocused();
  await expect(debit).toHaveValue('1250.5');
  await expect(form).toContainText('Debits1,250.50');
  const message = '“Opening” does not balance: debits less credits are 1150.50.';
  await expect(journal).toContainText(message);

  await editor.getByRole('tab', { name: 'Company', exact: true }).click();
  const error = editor.getByRole('dialog').getByRole('button', { name: message });
  await publishInVain(editor, error);
  await error.click();
  await expect(journal.getByRole('textbox', { name: 'Entry, row 1' })).toBeFocused();
  expect(await lake.getDocument(ID)).toMatchObject({ journal: [{ debit: 100 }, { credit: 100 }] });

  await credit.fill('1250.5');
  await expect(form).toContainText('Debits and credits, equal1,250.50');
  await publish(editor);
  await eventually(() => lake.getDocument(ID)).toMatchObject({ journal: [{ debit: 1250.5 }, {}] });

  // Rows of a spreadsheet.
  await journal.getByRole('button', { name: 'Row', exact: true }).click();
  const first = journal.getByRole('textbox', { name: 'Entry, row 3' });
  await paste(first, {
    'text/plain': 'Rent\t6/3/2026\t3000\t1,204.50\nRent\t6 March 2026\t1000\t\t£1,204.50\n',
  });
  await expect(journal.getByRole('textbox', { name: 'Date, row 4' })).toHaveValue('2026-03-06');
  const draft = () => lake.getDocument(`drafts.${ID}`);
  await eventually(draft).toMatchObject({
    journal: [
      {},
      {},
      { entry: 'Rent', date: '2026-03-06', account: '3000', debit: 1204.5 },
      { entry: 'Rent', date: '2026-03-06', account: '1000', credit: 1204.5 },
    ],
  });

  const account = journal.getByRole('textbox', { name: 'Account, row 4' });
  await account.fill('1001');
  await account.press('Tab');
  await expect(journal).toContainText('“1001” is not in Accounts.');
  await account.fill('');
  await account.press('Tab');
  await expect(account).toHaveAttribute('aria-invalid', 'true');
  await journal.getByRole('button', { name: 'Remove row 4' }).click();
  await journal.getByRole('button', { name: 'Remove row 3' }).click();
  await eventually(async () => (await draft())?.journal).toHaveLength(2);

  await editor
    .getByTestId('field-accounts')
    .getByRole('combobox', { name: 'Role, row 2' })
    .selectOption('sales');
  await eventually(draft).toMatchObject({ accounts: [{ role: 'cash' }, { role: 'sales' }] });
});
