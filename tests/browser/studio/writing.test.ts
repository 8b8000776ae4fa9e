import type { Locator, Page } from '@playwright/test';
import type { SanityClient } from '@sanity/client';
import { publicPage, textsOf } from '../../support/public-page';
import { eventually, expect } from '../../support/studio-expect';
import { openDocument, paste, publish } from '../../support/studio-page';
import { test } from '../../support/studio-test';

const PATH = '/house-rules';

/** Opens a published text, one paragraph and what is added to it, with the caret at the paragraph's end. */
async function openText(
  editor: Page,
  lake: SanityClient,
  more: Record<string, unknown>[] = [],
): Promise<Locator> {
  const [legal] = await lake.fetch<Record<string, unknown>[]>('*[_type == "legalPage"][0...1]');
  const words = { _type: 'span', _key: 'words', text: 'Ask before use.', marks: [] };
  const body = [{ _type: 'block', _key: 'first', style: 'normal', markDefs: [], children: [words] }, ...more];
  await lake.createOrReplace({
    ...legal,
    _id: 'legalPage-house-rules',
    _type: 'legalPage',
    title: 'House rules',
    path: PATH,
    body,
  });
  await openDocument(editor, 'legal;legalPage-house-rules');
  const text = editor.getByTestId('pt-editor').getByRole('textbox');
  await editor.getByText('Ask before use.').click();
  await editor.keyboard.press('Control+End');
  return text;
}

test('a pasted text keeps headings, emphasis, links and tables on the site', async ({
  editor,
  studio,
  lake,
}) => {
  const text = await openText(editor, lake);
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

test('an address pasted over chosen words makes them a link', async ({ editor, lake }) => {
  await editor.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openText(editor, lake);
  await editor.evaluate(() => navigator.clipboard.writeText('https://example.org/rules'));
  await editor.getByText('Ask before use.').click({ clickCount: 3 });
  await editor.keyboard.press('Control+v');
  await eventually(() => lake.getDocument('drafts.legalPage-house-rules')).toMatchObject({
    body: [
      {
        children: [{ text: 'Ask before use.' }],
        markDefs: [{ _type: 'textLink', href: 'https://example.org/rules' }],
      },
    ],
  });
});

test('a table is a grid, and takes cells from a spreadsheet', async ({ editor, lake }) => {
  const table = {
    _type: 'contentTable',
    _key: 'table',
    headerRow: true,
    rows: [{ _type: 'tableRow', _key: 'one', cells: ['Item', 'Sum'] }],
  };
  await openText(editor, lake, [table]);
  const inText = editor.getByTestId('pt-editor').getByRole('cell', { name: 'Sum' });
  await inText.dblclick();
  const grid = editor.getByRole('dialog');
  await grid.getByRole('button', { name: 'Row', exact: true }).click();
  const cell = grid.getByRole('textbox', { name: 'Column 1, row 2' });
  await paste(cell, { 'text/plain': 'Oak shelf\t12\nPine shelf\t7\n' });
  await grid.getByRole('textbox', { name: 'Column 2, row 3' }).fill('8');
  await eventually(() => lake.getDocument('drafts.legalPage-house-rules')).toMatchObject({
    body: [
      {},
      {
        rows: [{ cells: ['Item', 'Sum'] }, { cells: ['Oak shelf', '12'] }, { cells: ['Pine shelf', '8'] }],
      },
    ],
  });
});
