import { useMemo } from 'react';
import { type ArrayOfObjectsInputProps, set } from 'sanity';
import { CellGrid } from './cell-grid';
import { AddButton, RemoveButton } from './grid-parts';
import { columnsFor, fitted, MOST_COLUMNS, type Row, withCells } from './grid-rows';

const ROW_TYPE = 'tableRow';

/** Rows of a table in a text as a grid. */
export function TableInput(props: ArrayOfObjectsInputProps<Row>) {
  const { onChange, readOnly } = props;
  const rows = props.value ?? [];
  const count = Math.max(1, ...rows.map(({ cells }) => cells?.length ?? 0));
  const columns = useMemo(() => Array.from({ length: count }, (_, at) => textColumn(at)), [count]);
  const changeEach = (change: (cells: string[]) => string[]) =>
    onChange(rows.map(({ _key, cells }) => set(change(fitted(cells, count)), [{ _key }, 'cells'])));
  return (
    <CellGrid
      input={props}
      rowType={ROW_TYPE}
      columns={columns}
      rows={rows}
      head={(column) =>
        count > 1 && rows.length > 0 ? (
          <RemoveButton
            what={`column ${column + 1}`}
            disabled={readOnly}
            onClick={() => changeEach((cells) => cells.filter((_, at) => at !== column))}
          />
        ) : null
      }
      onPaste={(from, copied) => {
        const wide = Math.max(count, columnsFor(copied, from, MOST_COLUMNS));
        const written = withCells(rows, from, copied, { columns: wide, rowType: ROW_TYPE });
        onChange(set(written));
        return { rows: written, undo: () => onChange(set(rows)) };
      }}
    >
      <AddButton
        text="Column"
        disabled={readOnly || rows.length === 0 || count >= MOST_COLUMNS}
        onClick={() => changeEach((cells) => [...cells, ''])}
      />
    </CellGrid>
  );
}

function textColumn(at: number) {
  const title = `Column ${at + 1}`;
  return { key: title, title, kind: 'text' } as const;
}
