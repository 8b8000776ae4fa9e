import { Card, Flex, Stack, Text } from '@sanity/ui';
import { type KeyboardEvent, memo, type ReactNode, useRef } from 'react';
import { type ArrayOfObjectsInputProps, insert, type Path, set, setIfMissing, unset } from 'sanity';
import { useLatest } from '../ui/use-latest';
import type { GridColumn } from './cell-values';
import { GridCell } from './grid-cell';
import { AddButton, cellPath, moveByKey, OptionsButton, RemoveButton, useCellFocus } from './grid-parts';
import { type CellPlace, type CopiedCells, emptyRow, fitted, type Row } from './grid-rows';
import { GRID_STYLES } from './grid-styles';

type CellsOfRow = Omit<Row, '_key'>;

type Props = {
  /** Of the input of the rows, or of the object that holds them. */
  input: Pick<ArrayOfObjectsInputProps, 'onChange' | 'readOnly' | 'focusPath' | 'onPathFocus'>;
  /** The same list as long as they are the same. */
  columns: readonly GridColumn[];
  rows: readonly Row[];
  /** What stands above a column in place of its title; cells can be pasted there too. */
  head?: (column: number, onPaste: (cells: CopiedCells) => void) => ReactNode;
  /** The rows, from the input. */
  at?: Path;
  rowType: string;
  total?: CellsOfRow | undefined;
  /** What is wrong, by the path of a cell or of a row's cells: `cellPath`. */
  flaws?: ReadonlyMap<string, string>;
  /** Writes cells; row -1 is that of the headings. */
  onPaste: (from: CellPlace, cells: CopiedCells) => Pasted;
  /** Opens what can be said of a row besides its cells. */
  onOptions?: (row: Path) => void;
  /** More buttons below it. */
  children?: ReactNode;
};

/** The rows with what was pasted, and what writes those of before. */
type Pasted = { rows: readonly Row[]; undo: () => void };

/**
 * Rows of cells as a grid: a native control for each cell, because hundreds of them are on the screen. Cells copied from a
 * spreadsheet fill it from the cell on.
 */
export function CellGrid({ input, at = [], ...props }: Props) {
  const { columns, rows, head, rowType, total, flaws, children } = props;
  const { onChange, readOnly } = input;
  const frame = useRef<HTMLDivElement>(null);
  useCellFocus(frame, input.focusPath);
  const pasting = usePasting(rows, props.onPaste);
  // A row is rendered when it changes itself, not when these do.
  const actions = useLatest<Actions>({
    // One cell: two editors can write in one table.
    write: (path, { cells = [] }, column, text) =>
      onChange(
        cells.length === columns.length
          ? set(text, [...path, 'cells', column])
          : set(
              fitted(cells, columns.length).map((cell, at) => (at === column ? text : cell)),
              [...path, 'cells'],
            ),
      ),
    remove: (path) => onChange(unset(path)),
    focus: input.onPathFocus,
    options: props.onOptions,
    paste: pasting.paste,
  });
  const addRow = (column = 0) => {
    const row = emptyRow(columns.length, rowType);
    onChange([setIfMissing([], at), insert([row], 'after', [...at, -1])]);
    input.onPathFocus([...at, { _key: row._key }, 'cells', column]);
  };
  const shared = { columns, actions, readOnly };
  const flawsOf = (path: Path) => (flaws?.size ? flawsInRow(flaws, path, columns.length) : undefined);

  return (
    <Stack space={3}>
      <style href="cell-grid" precedence="default">
        {GRID_STYLES}
      </style>
      <Card
        ref={frame}
        className="cell-grid"
        border={rows.length > 0}
        radius={2}
        onKeyDown={(event) => {
          pasting.undoByKey(event);
          moveByKey(event, readOnly ? () => undefined : addRow);
        }}
      >
        <table>
          <thead>
            <tr>
              <th scope="col" aria-label="Row" />
              {columns.map(({ key, title, kind }, column) => (
                <th key={key} scope="col" data-kind={kind}>
                  {head?.(column, (cells) => pasting.paste({ row: -1, column }, cells)) ?? title}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => {
              const path = [...at, { _key: row._key }];
              return (
                <GridRow
                  key={row._key}
                  {...{ row, index, ...shared }}
                  at={cellPath(path)}
                  flaws={flawsOf(path)}
                />
              );
            })}
          </tbody>
          {total ? (
            <tfoot>
              <GridRow
                row={total}
                index={-1}
                at={cellPath(['total'])}
                flaws={flawsOf(['total'])}
                {...shared}
              />
            </tfoot>
          ) : null}
        </table>
      </Card>
      <Flex gap={2} align="center" wrap="wrap">
        <AddButton text="Row" disabled={readOnly} onClick={() => addRow()} />
        {children}
        <Text size={1} muted>
          Cells copied from a spreadsheet can be pasted into any cell.
        </Text>
      </Flex>
    </Stack>
  );
}

/**
 * Ctrl+Z takes the last paste back while the table still has its cells. The browser does not know of it, and would undo
 * what was typed before it, in whatever field.
 */
function usePasting(rows: readonly Row[], onPaste: Props['onPaste']) {
  const last = useRef<Pasted & { cell: Element | null }>(undefined);
  const textOf = (some: readonly Row[]) => JSON.stringify(some.map(({ cells }) => cells));
  return {
    paste(from: CellPlace, cells: CopiedCells) {
      last.current = { ...onPaste(from, cells), cell: document.activeElement };
    },
    undoByKey(event: KeyboardEvent<HTMLElement>) {
      const isUndo = event.key === 'z' && (event.ctrlKey || event.metaKey);
      if (!isUndo || !last.current || textOf(last.current.rows) !== textOf(rows)) return;
      event.preventDefault();
      const { undo, cell } = last.current;
      last.current = undefined;
      // A cell that is left forgets how its text was typed; that of the paste was there before it.
      if (event.target instanceof HTMLElement) event.target.blur();
      if (cell instanceof HTMLElement) cell.focus();
      undo();
    },
  };
}

type Actions = {
  write: (path: Path, row: CellsOfRow, column: number, text: string) => void;
  remove: (path: Path) => void;
  focus: (path: Path) => void;
  options: ((path: Path) => void) | undefined;
  paste: (from: CellPlace, cells: CopiedCells) => void;
};

/** What is wrong in a row, that of the row itself first: as JSON, so that it is equal while nothing changes. */
function flawsInRow(flaws: ReadonlyMap<string, string>, path: Path, columns: number): string | undefined {
  const cells = [...path, 'cells'];
  const found = [cells, ...Array.from({ length: columns }, (_, column) => [...cells, column])].map((one) =>
    flaws.get(cellPath(one)),
  );
  return found.some(Boolean) ? JSON.stringify(found.map((message) => message ?? '')) : undefined;
}

type RowProps = {
  row: CellsOfRow;
  /** -1: the total. */
  index: number;
  /** Its path, as JSON. */
  at: string;
  columns: readonly GridColumn[];
  flaws: string | undefined;
  readOnly: boolean | undefined;
  actions: { current: Actions };
};

const GridRow = memo(function GridRow({ row, index, at, columns, flaws, readOnly, actions }: RowProps) {
  const path: Path = JSON.parse(at);
  const [ofRow, ...ofCells]: string[] = flaws ? JSON.parse(flaws) : [];
  const messages = [...new Set([ofRow, ...ofCells])].filter(Boolean).join(' ');
  const name = index < 0 ? 'total' : `row ${index + 1}`;
  return (
    <>
      <tr data-look={row.look} data-flawed={messages ? '' : undefined}>
        <th scope="row">{index < 0 ? 'Total' : index + 1}</th>
        {columns.map(({ key, title, kind, isSummed }, column) => (
          <td key={key}>
            <GridCell
              kind={index < 0 && isSummed ? 'calculated' : kind}
              label={`${title}, ${name}`}
              stored={row.cells?.[column] ?? ''}
              flaw={ofCells[column]}
              readOnly={readOnly}
              path={[...path, 'cells', column]}
              onWrite={(text) => actions.current.write(path, row, column, text)}
              onFocus={(cell) => actions.current.focus(cell)}
              onPaste={
                index < 0 ? undefined : (cells) => actions.current.paste({ row: index, column }, cells)
              }
            />
          </td>
        ))}
        <td>
          {actions.current.options ? (
            <OptionsButton what={name} disabled={readOnly} onClick={() => actions.current.options?.(path)} />
          ) : null}
          <RemoveButton what={name} disabled={readOnly} onClick={() => actions.current.remove(path)} />
        </td>
      </tr>
      {messages ? (
        <tr data-flawed="">
          <td />
          <td colSpan={columns.length + 1} className="cell-grid-flaw">
            {messages}
          </td>
        </tr>
      ) : null}
    </>
  );
});
