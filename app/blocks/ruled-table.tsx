import type { ReactNode } from 'react';
import { TableRow } from '../rich-text/rich-text-table';
import * as text from '../rich-text/rich-text-table.css';
import { plainText } from '../ui/plain-text';
import { unbroken } from '../ui/typography';
import * as styles from './ruled-table.css';

type Row = { key: string; head: ReactNode; cells: readonly ReactNode[] };
type RuledTableProps = {
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
  const line = ({ key, head, cells }: Row) => (
    <TableRow
      key={key}
      cells={[head, ...cells.map((cell) => cell && <div>{unbroken(cell)}</div>)]}
      looks={looks}
      labels={names}
      rowHead={styles.rowHead}
    />
  );
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
        <tbody>{rows.map(line)}</tbody>
        {total ? <tfoot className={text.totals}>{line(total)}</tfoot> : null}
      </table>
    </div>
  );
}
