import type { Locator, Page } from '@playwright/test';
import { lakeEditor } from '../../support/lake-editor';
import { publicPage, textsOf } from '../../support/public-page';
import { expect } from '../../support/studio-expect';
import { openDocument, publish } from '../../support/studio-page';
import { test } from '../../support/studio-test';

const PATH = '/house-rules';

/** What a paste puts on the clipboard of a page, by media type. */
async function paste(target: Locator, data: Record<string, string>): Promise<void> {
  await target.evaluate((element, byType) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(byType)) clipboardData.setData(type, text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, data);
}

/** Opens a published text, one paragraph and what is added to it, with the caret at the paragraph's end. */
async function openText(
  editor: Page,
  site: Parameters<typeof lakeEditor>[0],
  more: Record<string, unknown>[] = [],
): Promise<Locator> {
  const client = lakeEditor(site);
  await client.delete('drafts.legalPage-house-rules');
  const [legal] = await client.fetch<Record<string, unknown>[]>('*[_type == "legalPage"][0...1]');
  const words = { _type: 'span', _key: 'words', text: 'Ask before use.', marks: [] };
  const body = [{ _type: 'block', _key: 'first', style: 'normal', markDefs: [], children: [words] }, ...more];
  await client.createOrReplace({
    ...legal,
    _id: 'legalPage-house-rules',
    _type: 'legalPage',
    title: 'House rules',
    path: PATH,
    body,
  });
  await openDocument(editor, 'legal;legalPage-house-rules');
  // While the document loads, the form is read-only and follows no selection.
  await editor.locator('[data-testid="form-view"]:not([data-read-only])').waitFor();
  const text = editor.getByTestId('pt-editor').getByRole('textbox');
  await editor.getByText('Ask before use.').click();
  await editor.keyboard.press('Control+End');
  return text;
}

test('a pasted document keeps headings, emphasis, links and tables, on the site too', async ({
  editor,
  studio,
}) => {
  const text = await openText(editor, studio.site);
  await editor.keyboard.press('Enter');
  await paste(text, {
    'text/html': `<b id="docs-internal-guid-1" style="font-weight:normal"><h1>Keys</h1>
      <p><span style="font-style:italic">Never</span> <a href="https://www.google.com/url?q=https://example.org/keys&sa=D">lend</a> one.</p>
      <table><tr><td><b>Door</b></td><td><b>Key</b></td></tr><tr><td>Yard</td><td>2</td></tr></table></b>`,
    'text/plain': 'Keys\nNever lend one.',
  });
  await publish(editor);
  const page = await publicPage(studio.site.url + PATH, (html) => html.includes('Yard'));
  const main = page.querySelector('main');
  expect(textsOf(page, 'main h2')).toContain('Keys');
  expect(main?.querySelector('em')?.textContent).toBe('Never');
  expect(main?.querySelector('a[href="https://example.org/keys"]')?.textContent).toBe('lend');
  expect([...(main?.querySelectorAll('table th, table td') ?? [])].map((cell) => cell.textContent)).toEqual([
    'Door',
    'Key',
    'Yard',
    '2',
  ]);
});

test('an address pasted over chosen words makes them a link', async ({ editor, studio }) => {
  await editor.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openText(editor, studio.site);
  await editor.evaluate(() => navigator.clipboard.writeText('https://example.org/rules'));
  await editor.getByText('Ask before use.').click({ clickCount: 3 });
  await editor.keyboard.press('Control+v');
  await expect
    .poll(() => lakeEditor(studio.site).getDocument('drafts.legalPage-house-rules'))
    .toMatchObject({
      body: [
        {
          children: [{ text: 'Ask before use.' }],
          markDefs: [{ _type: 'textLink', href: 'https://example.org/rules' }],
        },
      ],
    });
});

test('a table is a grid, and takes cells from a spreadsheet', async ({ editor, studio }) => {
  const table = {
    _type: 'contentTable',
    _key: 'table',
    headerRow: true,
    rows: [{ _type: 'tableRow', _key: 'one', cells: ['Item', 'Sum'] }],
  };
  const client = lakeEditor(studio.site);
  await openText(editor, studio.site, [table]);
  const inText = editor.getByTestId('pt-editor').getByRole('cell', { name: 'Sum' });
  await inText.dblclick();
  const grid = editor.getByRole('dialog');
  await grid.getByRole('button', { name: 'Row', exact: true }).click();
  const cell = grid.getByRole('textbox', { name: 'Row 2, column 1' });
  await paste(cell, { 'text/plain': 'Oak shelf\t12\nPine shelf\t7\n' });
  await grid.getByRole('textbox', { name: 'Row 3, column 2' }).fill('8');
  await expect
    .poll(() => client.getDocument('drafts.legalPage-house-rules'))
    .toMatchObject({
      body: [
        {},
        {
          rows: [{ cells: ['Item', 'Sum'] }, { cells: ['Oak shelf', '12'] }, { cells: ['Pine shelf', '8'] }],
        },
      ],
    });
});
