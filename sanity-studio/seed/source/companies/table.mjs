/**
 * Rows of one of a company's tables.
 *
 * @param {string} columns their names, separated by spaces
 * @param {(string | number | null)[][]} rows cells in the same order; null and cells that are left out are empty
 */
export function table(columns, rows) {
  const names = columns.split(' ');
  return rows.map((cells) =>
    Object.fromEntries(
      names
        .map((name, index) => [name, cells[index]])
        .filter(([, cell]) => cell !== undefined && cell !== null),
    ),
  );
}
