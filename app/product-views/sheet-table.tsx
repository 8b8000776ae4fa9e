import { formatDate } from '../ui/format-date';
import { useLanguage } from '../ui/language';
import { Tag } from '../ui/tag';
import { Amount } from './amount';
import { Bar, longestOf } from './bar';
import type { Cell, CellKind, TableColumn } from './figures/table-figures';
import * as styles from './sheet-table.css';

type Props = {
  columns: readonly TableColumn[];
  rows: readonly Cell[][];
  totals?: readonly Cell[];
  className?: string;
};

/** Columns of figures by their decimals; all others are text. */
const decimals: { [Kind in CellKind]?: 0 | 1 | 2 } = {
  amount: 2,
  whole: 0,
  thousands: 1,
  share: 1,
  cost: 2,
  quantity: 0,
};
const isSum = (kind: CellKind | undefined) => kind === 'amount' || kind === 'whole' || kind === 'thousands';

/** Rows under heads, with a double underline beneath totals. */
export function SheetTable({ columns, rows, totals, className }: Props) {
  const longest = columns.map(({ kind }, index) => (kind === 'bar' ? longestOf(rows, index) : undefined));
  return (
    <table className={className ? `${styles.table} ${className}` : styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.label} className={lookOf(column)}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place only
          <tr key={row}>
            {columns.map((column, index) => (
              <td key={column.label} className={lookOf(column, cells[index])}>
                <CellContent cell={cells[index]} column={column} longest={longest[index]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {totals ? (
        <tfoot>
          <tr>
            {columns.map((column, index) => (
              <td key={column.label} className={lookOf(column, totals[index])}>
                {isSum(column.kind) && typeof totals[index] === 'number' ? (
                  <span className={styles.total}>
                    <CellContent cell={totals[index]} column={column} />
                  </span>
                ) : (
                  <CellContent cell={totals[index]} column={column} />
                )}
              </td>
            ))}
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
}

/** The classes of a cell; without one, of the head of its column. */
function lookOf(
  { kind, hide, margin, wraps, isQuiet, isStrong }: TableColumn,
  cell?: Cell,
): string | undefined {
  const { value, tone } = marked(cell);
  const isFigure = kind && kind in decimals;
  const looks = [
    isFigure && styles.figure,
    kind === 'bar' && styles.bar,
    margin && styles.afterMargin,
    wraps && styles.wrapping,
    hide && styles.hidden[hide],
    cell !== undefined && isQuiet && styles.quiet,
    cell !== undefined && isStrong && styles.strong,
    isFigure && (tone === 'clay' || Number(value) < 0) && styles.negative,
  ].filter(Boolean);
  return looks.join(' ') || undefined;
}

const marked = (cell: Cell | undefined) =>
  typeof cell === 'object' && cell !== null ? cell : { value: cell ?? '' };

type ContentProps = { cell: Cell | undefined; column: TableColumn; longest?: number | undefined };

function CellContent({ cell, column: { kind = 'text' }, longest = 1 }: ContentProps) {
  const language = useLanguage();
  const { value, tone, code, of } = marked(cell);
  if (value === '') return null;
  if (kind === 'tag') return <Tag tone={tone}>{value}</Tag>;
  if (typeof value === 'number') {
    if (kind === 'bar') return <Bar value={value} of={of} longest={longest} />;
    return <Amount value={value} decimals={decimals[kind]} />;
  }
  return (
    <>
      {code ? <span className={styles.code}>{code}</span> : null}
      {(kind === 'date' && formatDate(value, 'day', language)) || value}
    </>
  );
}
