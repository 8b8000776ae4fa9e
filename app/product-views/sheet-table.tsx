import { Tag } from '../ui/tag';
import { useLanguage } from '../ui/texts';
import { VisuallyHidden } from '../ui/typography';
import { Bar, People } from './bar';
import * as sheet from './sheet.css';
import * as styles from './sheet-table.css';
import {
  columnsAbove,
  type DrawnCell,
  type DrawnRow,
  drawnTable,
  isFigure,
  type TableContent,
} from './view-table';

type Column = TableContent['columns'][number];
type Props = {
  table: TableContent;
  /** Of a table that is read out. */
  caption?: string | undefined;
};

/** Rows under heads, with a double underline beneath totals. */
export function SheetTable({ table, caption }: Props) {
  const { columns } = table;
  const { rows, total } = drawnTable(table, useLanguage());
  const above = columnsAbove(columns);
  const looks = columns.map(columnLook);
  const line = ({ key, ...row }: DrawnRow) => <Line key={key} {...{ columns, looks, above }} {...row} />;
  return (
    <table className={styles.table}>
      {caption ? (
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
      ) : null}
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={column._key} scope="col" className={looks[index]}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      {parts(rows).map(({ head, lines }) => (
        <tbody key={head?.key ?? ''}>
          {head ? (
            <tr>
              <th colSpan={columns.length} scope="rowgroup">
                <span className={sheet.title}>{head.cells.find(({ text }) => text)?.text}</span>
              </th>
            </tr>
          ) : null}
          {lines.map(line)}
        </tbody>
      ))}
      {total ? <tfoot>{line(total)}</tfoot> : null}
    </table>
  );
}

/** The rows before the first heading, and those after each. */
function parts(rows: readonly DrawnRow[]): { head?: DrawnRow; lines: DrawnRow[] }[] {
  const found: ReturnType<typeof parts> = [{ lines: [] }];
  for (const row of rows) {
    if (row.row.look === 'title') found.push({ head: row, lines: [] });
    else found.at(-1)?.lines.push(row);
  }
  return found.filter(({ head, lines }) => head || lines.length > 0);
}

type LineProps = Omit<DrawnRow, 'key'> & {
  columns: readonly Column[];
  looks: readonly (string | undefined)[];
  above: ReadonlyMap<number, number[]>;
};

function Line({ columns, looks, above, row, cells }: LineProps) {
  return (
    <tr>
      {columns.map((column, index) => {
        const cell = cells[index];
        if (!cell) return null;
        // A heading without a text would be announced as one.
        const [Part, scope] = index === 0 && cell.text ? (['th', 'row'] as const) : (['td'] as const);
        const content = contentOf({ column, cell, tone: row.tone });
        const isMarked = row.mark === column._key && cell.text !== '';
        const marked = isMarked ? <mark>{content}</mark> : content;
        // Red on the colour of a mark would have too little contrast.
        const shown = isMarked ? { ...cell, isRed: false } : cell;
        return (
          <Part
            key={column._key}
            scope={scope}
            className={`${looks[index] ?? ''}${cellLook(column, shown, row.look)}` || undefined}
          >
            {above.has(index) ? (
              <Above places={above.get(index) ?? []} columns={columns} cells={cells} />
            ) : null}
            {cell.isUnderlined ? <span className={styles.total}>{marked}</span> : marked}
          </Part>
        );
      })}
    </tr>
  );
}

type AboveProps = Pick<LineProps, 'columns' | 'cells'> & { places: readonly number[] };

/** What is in columns that a narrow sheet does not show, each where it is hidden. */
function Above({ places, columns, cells }: AboveProps) {
  const shown = places.flatMap((place) => {
    const { _key, width } = columns[place] ?? {};
    const { text } = cells[place] ?? {};
    const look = styles.onlyWhereHidden[width ?? 'always'];
    return text && look ? { key: _key, text, look } : [];
  });
  if (shown.length === 0) return null;
  return (
    <div className={styles.quiet}>
      {shown.map(({ key, text, look }, index) => (
        <span key={key} className={look}>
          {text}
          {index < shown.length - 1 ? ' · ' : null}
        </span>
      ))}
    </div>
  );
}

/** The classes of each cell of a column. */
const columnLook = (column: Column) =>
  [
    isFigure(column) && styles.figure,
    (column.kind === 'bar' || column.kind === 'people') && styles.bar,
    column.isRuled && styles.afterMargin,
    column.wraps && styles.wrapping,
    column.width && styles.hidden[column.width],
  ]
    .filter(Boolean)
    .join(' ') || undefined;

/** Those that a cell has besides. */
function cellLook({ look }: Column, { isRed }: DrawnCell, row: DrawnRow['row']['look']): string {
  const looks = [look, row];
  const weight = looks.includes('quiet') ? styles.quiet : looks.includes('strong') ? styles.strong : '';
  return `${weight && ` ${weight}`}${isRed ? ` ${styles.negative}` : ''}`;
}

type ContentProps = { column: Column; cell: DrawnCell; tone: DrawnRow['row']['tone'] };

function contentOf({ column, cell: { text, bar, people }, tone }: ContentProps) {
  if (bar) return <Bar {...bar} />;
  if (people) return <People {...people} />;
  if (column.kind === 'tag' && text) return <Tag tone={tone ?? undefined}>{text}</Tag>;
  return text;
}
