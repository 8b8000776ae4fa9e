import { Flex, Stack, Text, TextInput } from '@sanity/ui';
import { type ClipboardEvent, useRef } from 'react';
import { type ArrayOfObjectsInputProps, insert, set, setIfMissing, unset } from 'sanity';
import { AddButton, cellPath, RemoveButton, useCellFocus } from './grid-parts';
import { pastedCells } from './pasted-cells';
import { emptyRow, MOST_COLUMNS, type Row, withCell, withCells } from './table-rows';

const pathOf = ({ _key }: Row, column: number) => [{ _key }, 'cells', column];

/** Rows of a table as a grid: one text input for each cell. Cells copied from a spreadsheet fill it from the cell on. */
export function TableInput(props: ArrayOfObjectsInputProps<Row>) {
  const { value, onChange, readOnly, focusPath, onPathFocus } = props;
  const frame = useRef<HTMLDivElement>(null);
  useCellFocus(frame, focusPath);
  const rows = value ?? [];
  const columns = Math.max(1, ...rows.map(({ cells }) => cells?.length ?? 0));
  // One cell, or one row: two editors can write in one table.
  const writeCell = ({ _key, cells = [] }: Row, column: number, text: string) =>
    onChange(
      column < cells.length
        ? set(text, [{ _key }, 'cells', column])
        : set(withCell(cells, column, text), [{ _key }, 'cells']),
    );
  const addRow = () => onChange([setIfMissing([]), insert([emptyRow(columns)], 'after', [-1])]);
  const addColumn = () =>
    onChange(rows.map(({ _key, cells = [] }) => set(withCell(cells, columns, ''), [{ _key }, 'cells'])));
  const removeColumn = (column: number) =>
    onChange(
      rows.map(({ _key, cells = [] }) =>
        set(
          cells.filter((_, at) => at !== column),
          [{ _key }, 'cells'],
        ),
      ),
    );

  const paste = (event: ClipboardEvent<HTMLInputElement>, row: number, column: number) => {
    const cells = pastedCells(event.clipboardData.getData('text/plain'));
    if (cells === undefined) return;
    event.preventDefault();
    onChange(set(withCells(rows, { row, column }, cells)));
  };

  return (
    <Stack space={3}>
      <div ref={frame} style={{ overflowX: 'auto' }}>
        <table style={{ borderCollapse: 'collapse', width: '100%' }}>
          <tbody>
            {rows.map((row, rowIndex) => (
              <tr key={row._key}>
                {Array.from({ length: columns }, (_, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its column
                  <td key={column} style={{ minWidth: '7rem', padding: '1px' }}>
                    <TextInput
                      aria-label={`Row ${rowIndex + 1}, column ${column + 1}`}
                      data-path={cellPath(pathOf(row, column))}
                      onFocus={() => onPathFocus(pathOf(row, column))}
                      fontSize={1}
                      padding={2}
                      readOnly={readOnly}
                      value={row.cells?.[column] ?? ''}
                      onChange={(event) => writeCell(row, column, event.currentTarget.value)}
                      onPaste={(event) => paste(event, rowIndex, column)}
                    />
                  </td>
                ))}
                <td>
                  <RemoveButton
                    what={`row ${rowIndex + 1}`}
                    disabled={readOnly}
                    onClick={() => onChange(unset([{ _key: row._key }]))}
                  />
                </td>
              </tr>
            ))}
            {rows.length > 0 && columns > 1 ? (
              <tr>
                {Array.from({ length: columns }, (_, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other identity
                  <td key={column} style={{ textAlign: 'center' }}>
                    <RemoveButton
                      what={`column ${column + 1}`}
                      disabled={readOnly}
                      onClick={() => removeColumn(column)}
                    />
                  </td>
                ))}
              </tr>
            ) : null}
          </tbody>
        </table>
      </div>
      <Flex gap={2} align="center">
        <AddButton text="Row" disabled={readOnly} onClick={addRow} />
        <AddButton
          text="Column"
          disabled={readOnly || rows.length === 0 || columns >= MOST_COLUMNS}
          onClick={addColumn}
        />
        <Text size={1} muted>
          Cells copied from a spreadsheet can be pasted into any cell.
        </Text>
      </Flex>
    </Stack>
  );
}
