import { useMemo } from 'react';
import { type ArrayOfObjectsInputProps, set, useFormValue } from 'sanity';
import { isRecord } from '../../protocol/is-record';
import { chartFlaws } from '../checks/view-rules';
import { CellGrid, type GridColumn } from './cell-grid';
import { readCell } from './cell-values';
import { flawsByCell } from './grid-parts';
import { type Row, withCells } from './grid-rows';
import { ROW_TYPE } from './view-table';

/** The points of a chart as a grid: their name or month, and a figure for each series. */
export function PointsInput(props: ArrayOfObjectsInputProps<Row>) {
  const { onChange, path } = props;
  const points = props.value ?? [];
  const chart = useFormValue(path.slice(0, -1));
  const series = isRecord(chart) && Array.isArray(chart.series) ? chart.series : [];
  const names = JSON.stringify(series.map((one, at) => (isRecord(one) && one.name) || `Series ${at + 1}`));
  const columns = useMemo(() => columnsOf(JSON.parse(names)), [names]);
  const flaws = flawsByCell(isRecord(chart) ? chartFlaws(chart) : [], 1);
  return (
    <CellGrid
      input={props}
      rowType={ROW_TYPE}
      columns={columns}
      rows={points}
      flaws={flaws}
      onPaste={(from, copied) => {
        const read = (text: string, at: number) => readCell(text, columns[at]?.kind ?? 'text');
        onChange(set(withCells(points, from, copied, { columns: columns.length, rowType: ROW_TYPE, read })));
      }}
    />
  );
}

const columnsOf = (names: string[]): GridColumn[] => [
  { key: 'name', title: 'Name or month', kind: 'text' },
  ...names.map((title, at): GridColumn => ({ key: `${at}`, title, kind: 'figure' })),
];
