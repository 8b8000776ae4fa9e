import type { Locator } from '@playwright/test';
import { lakeEditor } from '../../support/lake-editor';
import { expect } from '../../support/studio-expect';
import { openDocument, publish } from '../../support/studio-page';
import { test } from '../../support/studio-test';

const ID = 'sampleCompany-tested';
const entry = (_key: string, account: string, sides: object) => ({
  _type: 'companyJournalRow',
  _key,
  entry: 'Opening',
  date: '2026-01-01',
  account,
  ...sides,
});
const COMPANY = {
  _id: ID,
  _type: 'sampleCompany',
  title: 'Tested Ltd',
  day: '2026-03-06',
  taxName: 'VAT',
  taxRate: 20,
  accounts: [
    { _type: 'companyAccountsRow', _key: 'bank', code: '1000', name: 'Bank', role: 'cash' },
    { _type: 'companyAccountsRow', _key: 'capital', code: '3000', name: 'Capital' },
  ],
  journal: [entry('one', '1000', { debit: 100 }), entry('two', '3000', { credit: 100 })],
};

async function paste(target: Locator, text: string): Promise<void> {
  await target.evaluate((element, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test('a cell changes the totals; an entry that does not balance stops publishing and is led to', async ({
  editor,
  studio,
}) => {
  const client = lakeEditor(studio.site);
  await client.createOrReplace(COMPANY);
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
  const dialog = editor.getByRole('dialog', { name: 'This cannot be published yet' });
  const error = dialog.getByRole('button', { name: message });
  await expect(async () => {
    await editor.getByTestId('action-publish').click();
    await expect(error).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await error.click();
  await expect(journal.getByRole('textbox', { name: 'Entry, row 1' })).toBeFocused();
  expect(await client.getDocument(ID)).toMatchObject({ journal: [{ debit: 100 }, { credit: 100 }] });

  await credit.fill('1250.5');
  await expect(form).toContainText('Debits and credits, equal1,250.50');
  await publish(editor);
  await expect.poll(() => client.getDocument(ID)).toMatchObject({ journal: [{ debit: 1250.5 }, {}] });
});

test('a customer that is misspelt is marked at its paper, and the papers have their totals', async ({
  editor,
  studio,
}) => {
  const client = lakeEditor(studio.site);
  const id = `${ID}-customers`;
  const account = (code: string, role: string) => ({
    _type: 'companyAccountsRow',
    _key: code,
    code,
    name: role,
    role,
  });
  await client.createOrReplace({
    ...COMPANY,
    _id: id,
    accounts: [account('1100', 'receivables'), account('2200', 'tax'), account('4000', 'sales')],
    journal: [],
    items: [{ _type: 'companyItemsRow', _key: 'lamp', name: 'Lamp' }],
    customers: [{ _type: 'companyCustomersRow', _key: 'one', name: 'Orrery' }],
    papers: [
      {
        _type: 'companyPapersRow',
        _key: 'sold',
        number: 'IN-1',
        kind: 'invoice',
        date: '2026-03-02',
        party: 'Orery',
      },
    ],
    lines: [{ _type: 'companyLinesRow', _key: 'line', paper: 'IN-1', item: 'Lamp', quantity: 2, price: 50 }],
  });
  await openDocument(editor, `shared;sampleCompany;${id}`);
  await editor.getByRole('tab', { name: 'Papers' }).click();
  const papers = editor.getByTestId('field-papers');
  await expect(papers).toContainText('“Orery” is not in Customers.');
  await expect(papers).toContainText('Open invoices120.00');
  await expect(editor.getByTestId('field-lines')).toContainText('Invoices100.00');

  const party = papers.getByRole('textbox', { name: 'Party, row 1' });
  await party.fill('Orrery');
  await party.press('Tab');
  await expect(papers).not.toContainText('is not in Customers');
  await publish(editor);
  await expect.poll(() => client.getDocument(id)).toMatchObject({ papers: [{ party: 'Orrery' }] });
});

test('lots that differ from the stock stop publishing; their totals follow the lines', async ({
  editor,
  studio,
}) => {
  const client = lakeEditor(studio.site);
  const id = `${ID}-lots`;
  await client.createOrReplace({
    ...COMPANY,
    _id: id,
    journal: [],
    items: [{ _type: 'companyItemsRow', _key: 'lamp', name: 'Lamp' }],
    places: [{ _type: 'companyPlacesRow', _key: 'line', name: 'Line', kind: 'warehouse' }],
    lots: [{ _type: 'companyLotsRow', _key: 'lot', number: 'L1', item: 'Lamp', status: 'held' }],
    papers: [
      {
        _type: 'companyPapersRow',
        _key: 'opening',
        number: 'OPEN-1',
        kind: 'receipt',
        date: '2026-01-02',
        party: 'Opening stock',
        place: 'Line',
      },
    ],
    lines: [
      {
        _type: 'companyLinesRow',
        _key: 'one',
        paper: 'OPEN-1',
        item: 'Lamp',
        quantity: 8,
        price: 0,
        lot: 'L1',
      },
      { _type: 'companyLinesRow', _key: 'two', paper: 'OPEN-1', item: 'Lamp', quantity: 2, price: 0 },
    ],
  });
  await openDocument(editor, `shared;sampleCompany;${id}`);
  const message = 'The lots of Lamp come to 8, its stock is 10.';
  const error = editor
    .getByRole('dialog', { name: 'This cannot be published yet' })
    .getByRole('button', { name: message });
  const title = editor.getByTestId('field-title').getByRole('textbox');
  await title.fill('Lots Ltd');
  await expect(async () => {
    await editor.getByTestId('action-publish').click();
    await expect(error).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await error.click();
  const lots = editor.getByTestId('field-lots');
  await expect(lots.getByRole('textbox', { name: 'Number, row 1' })).toBeFocused();
  await expect(lots).toContainText('Lamp, held8 units');

  await editor.getByRole('tab', { name: 'Papers' }).click();
  const lot = editor.getByTestId('field-lines').getByRole('textbox', { name: 'Lot, row 2' });
  await lot.fill('L2');
  await lot.press('Tab');
  await expect(editor.getByTestId('field-lines')).toContainText('“L2” is not in Lots.');
  await lot.fill('L1');
  await lot.press('Tab');
  await editor.getByRole('tab', { name: 'Stock' }).click();
  await expect(lots).toContainText('Lamp, held10 units');
  await expect(lots).not.toContainText(message);
  await publish(editor);
  await expect.poll(() => client.getDocument(id)).toMatchObject({ lines: [{}, { lot: 'L1' }] });
});

test('rows of a spreadsheet are pasted with their numbers and dates, and rows are removed', async ({
  editor,
  studio,
}) => {
  const client = lakeEditor(studio.site);
  await client.delete(`drafts.${ID}`);
  await client.createOrReplace(COMPANY);
  await openDocument(editor, `shared;sampleCompany;${ID}`);
  await editor.getByRole('tab', { name: 'Money' }).click();
  const journal = editor.getByTestId('field-journal');
  await journal.getByRole('button', { name: 'Row', exact: true }).click();
  const first = journal.getByRole('textbox', { name: 'Entry, row 3' });
  await paste(first, 'Rent\t6/3/2026\t3000\t1,204.50\nRent\t6 March 2026\t1000\t\t£1,204.50\n');
  await expect(journal.getByRole('textbox', { name: 'Date, row 4' })).toHaveValue('2026-03-06');
  const draft = () => client.getDocument(`drafts.${ID}`);
  await expect.poll(draft).toMatchObject({
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
  await expect.poll(async () => (await draft())?.journal).toHaveLength(2);

  await editor
    .getByTestId('field-accounts')
    .getByRole('combobox', { name: 'Role, row 2' })
    .selectOption('sales');
  await expect.poll(draft).toMatchObject({ accounts: [{ role: 'cash' }, { role: 'sales' }] });
});
