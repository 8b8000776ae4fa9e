import { formatDate } from '../ui/format-date';
import { useLanguage } from '../ui/language';
import { Tag } from '../ui/tag';
import { VisuallyHidden } from '../ui/typography';
import { Amount } from './amount';
import { Balances } from './balances';
import { Bar, longestOf, Users } from './bar';
import type { Cell, CellKind, TableColumn, TableFigures } from './figures/table-figures';
import { Pile } from './pile';
import { Sheet, type StandingProps } from './sheet';
import * as sheet from './sheet.css';
import * as styles from './sheet-table.css';
import { Stages } from './stages';

type TableViewProps = StandingProps & {
  figures: TableFigures;
  /** Whether the table is read out, and not only looked at. */
  isRead?: boolean;
};

/** A view that is a table, with what is drawn above and below it. */
export function TableView({ figures, standing, isRead = false }: TableViewProps) {
  const language = useLanguage();
  const { title, context, tag, balances, stages, pile, ...table } = figures;
  return (
    <Sheet
      title={title}
      context={context && (formatDate(context, 'long', language) ?? context)}
      tag={tag}
      standing={standing}
    >
      {balances ? <Balances balances={balances} /> : null}
      {stages ? <Stages stages={stages} /> : null}
      <SheetTable {...table} caption={isRead ? `${title}, ${context}` : undefined} />
      {pile ? <Pile layers={pile} /> : null}
    </Sheet>
  );
}

type Props = Pick<TableFigures, 'columns' | 'rows' | 'totals' | 'next'> & {
  /** Of a table that is read out. */
  caption?: string | undefined;
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
const isFigure = (kind: CellKind = 'text') => kind in decimals;
/** Costs of a unit and shares do not add up. */
const isSum = (kind?: CellKind) => isFigure(kind) && kind !== 'cost' && kind !== 'share';

/** Rows under heads, with a double underline beneath totals. */
export function SheetTable({ columns, rows, totals, next, caption, className }: Props) {
  const longest = columns.map((_, index) => longestOf(rows, index));
  const drawn = (cells: readonly Cell[], row: number, isTotal = false) => (
    <tr key={row}>
      {columns.map((column, index) => {
        const cell = cells[index] ?? '';
        const isUnderlined = isTotal && cell !== '' && isSum(column.kind);
        const content = <CellContent cell={cell} kind={column.kind} longest={longest[index]} />;
        const [Part, scope] = index === 0 ? (['th', 'row'] as const) : (['td'] as const);
        return (
          <Part key={column.label} scope={scope} className={lookOf(column, cell)}>
            {isUnderlined ? <span className={styles.total}>{content}</span> : content}
          </Part>
        );
      })}
    </tr>
  );
  return (
    <table className={className ? `${styles.table} ${className}` : styles.table}>
      {caption ? (
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
      ) : null}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.label} scope="col" className={lookOf(column)}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map((cells, row) => drawn(cells, row))}</tbody>
      {next ? (
        <tbody>
          <tr>
            <th colSpan={columns.length} scope="rowgroup">
              <span className={sheet.title}>{next.title}</span>
            </th>
          </tr>
          {next.rows.map((cells, row) => drawn(cells, row))}
        </tbody>
      ) : null}
      {totals ? <tfoot>{drawn(totals, 0, true)}</tfoot> : null}
    </table>
  );
}

/** The classes of a cell; without one, of the head of its column. */
function lookOf({ kind, hide, margin, wraps, ...column }: TableColumn, cell?: Cell): string | undefined {
  const { value, tone, isQuiet, isStrong } = marked(cell);
  const looks = [
    isFigure(kind) && styles.figure,
    (kind === 'bar' || kind === 'users') && styles.bar,
    margin && styles.afterMargin,
    wraps && styles.wrapping,
    hide && styles.hidden[hide],
    cell !== undefined && (column.isQuiet || isQuiet) && styles.quiet,
    cell !== undefined && (column.isStrong || isStrong) && styles.strong,
    isFigure(kind) && (tone === 'clay' || Number(value) < 0) && styles.negative,
  ].filter(Boolean);
  return looks.join(' ') || undefined;
}

const marked = (cell: Cell | undefined) =>
  typeof cell === 'object' && cell !== null ? cell : { value: cell ?? '' };

type ContentProps = { cell: Cell; kind?: CellKind | undefined; longest?: number | undefined };

function CellContent({ cell, kind = 'text', longest = 1 }: ContentProps) {
  const language = useLanguage();
  const { value, tone, code, date, entry, of, isMarked } = marked(cell);
  if (value === '') return null;
  if (kind === 'tag') return <Tag tone={tone}>{value}</Tag>;
  if (typeof value === 'number') {
    if (kind === 'bar') return <Bar value={value} of={of} longest={longest} />;
    if (kind === 'users') return <Users count={value} most={longest} />;
    const amount = <Amount value={value} decimals={decimals[kind]} />;
    return isMarked ? <mark>{amount}</mark> : amount;
  }
  const day = date ? (
    <span className={styles.hidden.notTiny}>
      {formatDate(date, 'day', language)}
      {' · '}
    </span>
  ) : null;
  return (
    <>
      {entry ? (
        <div className={`${styles.hidden.wide} ${styles.quiet}`}>
          {day}
          {entry}
        </div>
      ) : (
        day
      )}
      {code ? <span className={styles.code}>{code}</span> : null}
      {(kind === 'date' && formatDate(value, 'day', language)) || value}
    </>
  );
}
