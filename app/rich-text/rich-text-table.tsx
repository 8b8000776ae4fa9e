import type { ReactNode } from 'react';
import { plainText } from '../ui/plain-text';
import { useTexts } from '../ui/texts';
import { HYPHENATED_NAME, unbroken } from '../ui/typography';
import * as styles from './rich-text-table.css';

type Row = { _key?: string; cells?: ReadonlyArray<string> | null };
type RichTextTableProps = {
  value: {
    caption?: string | null;
    headerRow?: boolean | null;
    totalRow?: boolean | null;
    rows?: ReadonlyArray<Row> | null;
  };
};

/** A number, a sum of money, a percentage or a figure in brackets. */
const FIGURE = /^[(+\-\u2013\u2212]?[^\p{L}\d]{0,2}\d[\d\s.,]*%?\)?$/u;

/** What fits a phone: with more columns, each row is a list there. */
const MOST_COLUMNS = 5;
const MOST_COLUMNS_OF_WORDS = { ofWords: 3, ofPhrases: 2 };
const LETTERS_OF_A_PHRASE = 20;

/**
 * A table of an editor's text: the first row has the column headings, the last one the totals if it is marked so.
 * Columns of figures are right-aligned.
 */
export function RichTextTable({ value }: RichTextTableProps) {
  const { reading } = useTexts();
  const rows = (value.rows ?? []).map((row) => row.cells ?? []);
  const headings = value.headerRow ? (rows[0] ?? []) : [];
  const below = value.headerRow ? rows.slice(1) : rows;
  const totals = value.totalRow ? below.at(-1) : undefined;
  const body = totals ? below.slice(0, -1) : below;
  if (rows.length === 0) return null;
  const columns = Math.max(...rows.map((row) => row.length));
  const alignment = Array.from({ length: columns }, (_, column) =>
    holdsFigures(below, column) ? styles.figureCell : '',
  );
  const ofWords = alignment.flatMap((align, column) => (align ? [] : column));
  const ofPhrases = ofWords.filter((column) =>
    body.some((row) => plainText(row[column] ?? '').length > LETTERS_OF_A_PHRASE),
  );
  const most = MOST_COLUMNS_OF_WORDS[ofPhrases.length > 1 ? 'ofPhrases' : 'ofWords'];
  const isWide = columns > MOST_COLUMNS || ofWords.length > most;
  const look = isWide ? styles.wide : styles.narrow;
  const labels = isWide ? headings.map(plainText) : [];
  const total = (text: string, column: number) =>
    alignment[column] && text ? (
      <span key={column} className={styles.totalFigure}>
        {text}
      </span>
    ) : (
      written(text)
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable from the keyboard
    <section className={look.frame} tabIndex={0} aria-label={value.caption || reading.table}>
      <table className={look.table}>
        {value.caption ? <caption className={styles.caption}>{value.caption}</caption> : null}
        {headings.length > 0 ? (
          <thead>
            <tr>
              {alignment.map((align, column) => {
                const text = headings[column]?.trim();
                // The corner above a column of names is not a heading: an empty one would be read out.
                const Cell = text ? 'th' : 'td';
                return (
                  <Cell key={column} scope={text ? 'col' : undefined} className={`${styles.head} ${align}`}>
                    {text}
                  </Cell>
                );
              })}
            </tr>
          </thead>
        ) : null}
        <tbody>
          {body.map((row, index) => (
            <TableRow key={index} cells={row.map(written)} looks={alignment} labels={labels} />
          ))}
        </tbody>
        {totals ? (
          <tfoot className={styles.totals}>
            <TableRow cells={totals.map(total)} looks={alignment} labels={labels} />
          </tfoot>
        ) : null}
      </table>
    </section>
  );
}

const written = (text: string) => text && unbroken(text, HYPHENATED_NAME);

type TableRowProps = {
  cells: readonly ReactNode[];
  looks: readonly string[];
  /** Headings of the columns, where a narrow table repeats them beside each cell. */
  labels: readonly string[];
  /** Class of the first cell, where that is the heading of its row. */
  rowHead?: string;
};

/** A row of a table that becomes a list in a narrow frame. */
export function TableRow({ cells, looks, labels, rowHead }: TableRowProps) {
  return (
    <tr>
      {looks.map((look, column) =>
        column === 0 && rowHead ? (
          <th key={column} scope="row" className={`${styles.body} ${rowHead}`}>
            {cells[column]}
          </th>
        ) : (
          <td
            key={column}
            className={`${styles.body} ${look}`}
            data-label={(column > 0 && cells[column] && labels[column]) || undefined}
          >
            {cells[column]}
          </td>
        ),
      )}
    </tr>
  );
}

function holdsFigures(rows: ReadonlyArray<ReadonlyArray<string>>, column: number): boolean {
  const filled = rows.map((row) => row[column]?.trim() ?? '').filter((cell) => cell !== '');
  return filled.length > 0 && filled.every((cell) => FIGURE.test(plainText(cell)));
}
