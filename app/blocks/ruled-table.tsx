import type { ReactNode } from 'react';
import * as text from '../rich-text/rich-text-table.css';
import { plainText } from '../ui/plain-text';
import { unbroken } from '../ui/typography';
import * as styles from './ruled-table.css';

type Row = { key: string; head: ReactNode; cells: readonly ReactNode[] };
type RuledTableProps = {
  /** Id of the heading that names the table. */
  labelledBy: string;
  /** Of all columns, those of the heads of the rows first. */
  labels: readonly string[];
  rows: readonly Row[];
  /** With one the last column has amounts: the margin of a ledger sets it off. */
  total?: Row;
};

/**
 * A table across the page, below its heads a row for each subject. As in a text, a narrow window makes each row a list,
 * in which every cell that says something has the head of its column before it.
 */
export function RuledTable({ labelledBy, labels, rows, total }: RuledTableProps) {
  const look = total ? styles.ledger : styles.table;
  const names = labels.map(plainText);
  /** Amounts end where their column ends. */
  const looks = labels.map((_, column) => (total && column === labels.length - 1 ? text.figureCell : ''));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard
    // biome-ignore lint/a11y/useSemanticElements: fields are not what it groups
    <div role="group" className={text.wide.frame} tabIndex={0} aria-labelledby={labelledBy}>
      <table className={`${text.wide.table} ${look}`}>
        <thead>
          <tr>
            {labels.map((label, column) => (
              <th key={label} scope="col" className={`${text.head} ${looks[column]}`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line key={row.key} row={row} names={names} looks={looks} />
          ))}
        </tbody>
        {total ? (
          <tfoot className={text.totals}>
            <Line row={total} names={names} looks={looks} />
          </tfoot>
        ) : null}
      </table>
    </div>
  );
}

type LineProps = {
  row: Row;
  /** Of the columns, as attributes can have them. */
  names: readonly string[];
  /** Classes of the columns' cells. */
  looks: readonly string[];
};

function Line({ row, names, looks }: LineProps) {
  return (
    <tr>
      <th scope="row" className={`${text.body} ${styles.rowHead}`}>
        {row.head}
      </th>
      {row.cells.map((cell, index) => (
        <td
          key={index}
          className={`${text.body} ${looks[index + 1]}`}
          data-label={cell ? names[index + 1] : undefined}
        >
          {cell ? <div>{unbroken(cell)}</div> : null}
        </td>
      ))}
    </tr>
  );
}
