/**
 * Reads cells that were copied from a spreadsheet, which come as text with tabs between them.
 * A cell in quotation marks may hold line breaks and doubled quotation marks, as spreadsheets write them.
 * @returns rows of cells; undefined if the text is no table: neither a tab nor a line break in it
 */
export function pastedCells(text: string): string[][] | undefined {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  if (!/[\t\n]/.test(lines)) return undefined;
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of lines.matchAll(
    /(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))([\t\n]|$)/g,
  )) {
    const cell = quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"');
    rows.at(-1)?.push(cell.replace(/\s+/g, ' ').trim());
    if (end === '') break;
    if (end === '\n') rows.push([]);
  }
  return rows;
}
