import { useMemo } from 'react';
import { type ArrayOfObjectsInputProps, set, useFormValue } from 'sanity';
import { isRecord } from '../../protocol/is-record';
import { drawingFlaws } from '../checks/view-rules';
import { CellGrid } from './cell-grid';
import { type GridColumn, readCell } from './cell-values';
import { drawingColumns } from './drawing-columns';
import { flawsByCell } from './grid-parts';
import { type Row, withCells } from './grid-rows';
import { ROW_TYPE } from './view-table';

/** The rows of a drawing as a grid. */
export function RowsInput(props: ArrayOfObjectsInputProps<Row>) {
  const { value: rows = [], onChange, path } = props;
  const value = useFormValue(path.slice(0, -1));
  const drawing = isRecord(value) ? value : {};
  const found = JSON.stringify(drawingColumns(drawing));
  const columns = useMemo((): GridColumn[] => JSON.parse(found), [found]);
  return (
    <CellGrid
      input={props}
      rowType={ROW_TYPE}
      {...{ columns, rows }}
      flaws={flawsByCell(drawingFlaws(drawing), 1)}
      onPaste={(from, copied) => {
        const read = (text: string, at: number) => readCell(text, columns[at]?.kind ?? 'text');
        const written = withCells(rows, from, copied, { columns: columns.length, rowType: ROW_TYPE, read });
        onChange(set(written));
        return { rows: written, undo: () => onChange(set(rows)) };
      }}
    />
  );
}
