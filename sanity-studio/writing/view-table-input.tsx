import { ChevronDownIcon } from '@sanity/icons';
import { Button, Stack } from '@sanity/ui';
import { useEffect, useMemo, useState } from 'react';
import { type ObjectInputProps, type Path, set, unset } from 'sanity';
import { tableFlaws } from '../checks/view-rules';
import { titled } from '../schema/names/choices';
import { CellGrid } from './cell-grid';
import { cellKindOf, type GridColumn } from './cell-values';
import { GridCell } from './grid-cell';
import { AddButton, flawsByCell } from './grid-parts';
import { type CopiedCells, fitted, withMoved } from './grid-rows';
import { OptionsDialog, type Step } from './options-dialog';
import {
  MOST_VIEW_COLUMNS,
  newColumn,
  ROW_TYPE,
  type ViewColumn,
  type ViewTable,
  withEachRow,
  withPasted,
} from './view-table';

/** A table of a product view as a grid: its columns with their headings, its rows and its total. */
export function ViewTableInput(props: ObjectInputProps<ViewTable>) {
  const { value: table = {}, onChange, readOnly, focusPath, onPathFocus } = props;
  const { columns = [], rows = [], total } = table;
  const shown = useMemo(() => gridColumns(table.columns), [table.columns]);
  const flaws = useMemo(() => flawsByCell(tableFlaws(table)), [table]);
  const [opened, setOpened] = useOpened(focusPath);
  const store = (next: ViewTable) =>
    onChange(Object.entries(next).map(([field, value]) => set(value, [field])));
  const addColumn = () =>
    store({ columns: [...columns, newColumn()], ...withEachRow(table, (cells) => [...cells, '']) });
  const head = (at: number, onPaste: (cells: CopiedCells) => void) => {
    const { _key = '', label = '', kind } = columns[at] ?? {};
    const path = ['columns', { _key }, 'label'];
    return (
      <>
        <GridCell
          kind="text"
          label={`Heading of column ${at + 1}`}
          stored={label}
          flaw={undefined}
          readOnly={readOnly}
          path={path}
          onWrite={(text) => onChange(text === '' ? unset(path) : set(text, path))}
          onFocus={onPathFocus}
          onPaste={onPaste}
        />
        <Button
          mode="bleed"
          fontSize={0}
          padding={2}
          text={titled(kind ?? 'text')}
          iconRight={ChevronDownIcon}
          disabled={readOnly}
          aria-label={`Options of column ${at + 1}`}
          onClick={() => setOpened(path.slice(0, 2))}
        />
      </>
    );
  };
  return (
    <Stack space={3}>
      <CellGrid
        input={props}
        {...{ columns: shown, rows, total, flaws, head }}
        at={['rows']}
        rowType={ROW_TYPE}
        onPaste={(from, copied) => {
          const written = withPasted(table, from, copied);
          store(written);
          return { rows: written.rows, undo: () => store({ columns, rows }) };
        }}
        onOptions={setOpened}
      >
        <AddButton
          text="Column"
          disabled={readOnly || columns.length >= MOST_VIEW_COLUMNS}
          onClick={addColumn}
        />
        {total ? null : (
          <AddButton
            text="Total row"
            disabled={readOnly}
            onClick={() => onChange(set({ _type: ROW_TYPE, cells: fitted([], columns.length) }, ['total']))}
          />
        )}
      </CellGrid>
      {opened ? (
        <OptionsDialog
          input={props}
          at={opened}
          without={['label', 'cells']}
          steps={stepsOf(table, opened, { store, onPathFocus })}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </Stack>
  );
}

/** What is open in the dialog: of the column or row that the form has the focus in, if it is none of the grid's cells. */
function useOpened(focusPath: Path) {
  const [opened, setOpened] = useState<Path>();
  const focused = JSON.stringify(focusPath);
  useEffect(() => {
    const path: Path = JSON.parse(focused);
    const field = path[path[0] === 'total' ? 1 : 2];
    if (field !== undefined && field !== 'label' && field !== 'cells')
      setOpened(path.slice(0, path[0] === 'total' ? 1 : 2));
  }, [focused]);
  return [opened, setOpened] as const;
}

const gridColumns = (columns: readonly ViewColumn[] = []): GridColumn[] =>
  columns.map(({ _key, label, kind, isSummed = false }, at) => ({
    key: _key,
    title: label || `Column ${at + 1}`,
    kind: cellKindOf(kind),
    isSummed,
  }));

type Acts = { store: (next: ViewTable) => void; onPathFocus: (path: Path) => void };

/** Where a column or a row can go. In place of one that is removed its neighbour gets the focus. */
function stepsOf(table: ViewTable, [list = '', member]: Path, { store, onPathFocus }: Acts): Step[] {
  const { columns = [], rows = [] } = table;
  const key = typeof member === 'object' && '_key' in member ? member._key : '';
  const isColumn = list === 'columns';
  const members: readonly { _key: string }[] = isColumn ? columns : rows;
  const at = members.findIndex(({ _key }) => _key === key);
  if (at < 0) return [];
  const move = (to: number) => () =>
    store(
      isColumn
        ? { columns: withMoved(columns, at, to), ...withEachRow(table, (cells) => withMoved(cells, at, to)) }
        : { rows: withMoved(rows, at, to) },
    );
  const without = <Of,>(of: readonly Of[]) => of.filter((_, index) => index !== at);
  const remove = () => {
    store(isColumn ? { columns: without(columns), ...withEachRow(table, without) } : { rows: without(rows) });
    const { _key } = members[at + 1] ?? members[at - 1] ?? {};
    if (_key) onPathFocus([list, { _key }]);
  };
  return [
    { text: isColumn ? 'Move left' : 'Move up', act: at > 0 ? move(at - 1) : undefined },
    { text: isColumn ? 'Move right' : 'Move down', act: at < members.length - 1 ? move(at + 1) : undefined },
    { text: isColumn ? 'Remove column' : 'Remove row', act: remove, isLast: true },
  ];
}
