import { Card, Flex, Stack, Text } from '@sanity/ui';
import { type ClipboardEvent, type KeyboardEvent, memo, useMemo, useRef } from 'react';
import {
  type ArrayOfObjectsInputProps,
  type ArrayOfObjectsMember,
  insert,
  type Path,
  set,
  setIfMissing,
  unset,
} from 'sanity';
import { newKey } from '../schema/names/new-key';
import { GridCell } from './grid-cell';
import { AddButton, RemoveButton, useCellFocus } from './grid-parts';
import { pastedCells } from './pasted-cells';
import { columnsOf, type TypedColumn, type TypedRow, withPastedCells } from './typed-cells';

/**
 * Rows of objects of one type as a grid: a column for each field, and a native control for each cell, because hundreds
 * of them are on the screen. Cells copied from a spreadsheet fill it from the cell on.
 */
export function RowGrid(props: ArrayOfObjectsInputProps<TypedRow>) {
  const { value, schemaType, members, readOnly, focusPath, onChange } = props;
  const frame = useRef<HTMLDivElement>(null);
  useCellFocus(frame, focusPath);
  const columns = useMemo(() => columnsOf(schemaType), [schemaType]);
  const rowType = schemaType.of[0]?.name ?? '';
  const rows = value ?? [];
  const paste = (event: ClipboardEvent, row: number, column: number) => {
    const text = event.clipboardData.getData('text/plain');
    // One date or number is converted too.
    const cells = pastedCells(text) ?? (columns[column]?.kind === 'text' ? undefined : [[text]]);
    if (cells === undefined || readOnly) return;
    event.preventDefault();
    onChange(set(withPastedCells(rows, { rowType, columns }, { row, column }, cells)));
  };
  const actions = useLatest<Actions>({
    // One cell: two editors can write in one table.
    write: ({ _key }, column, cell) =>
      onChange(cell === undefined ? unset([{ _key }, column]) : set(cell, [{ _key }, column])),
    remove: ({ _key }) => onChange(unset([{ _key }])),
    focus: props.onPathFocus,
    paste,
  });
  const addRow = () =>
    onChange([setIfMissing([]), insert([{ _key: newKey(), _type: rowType }], 'after', [-1])]);
  const widths = useMemo(() => columns.map((column) => widthOf(column, value)), [columns, value]);
  const flaws = useMemo(() => flawsByRow(members), [members]);

  return (
    <Stack space={3}>
      <style href="row-grid" precedence="default">
        {STYLES}
      </style>
      <Card ref={frame} className="row-grid" onKeyDown={moveByKey} border={rows.length > 0} radius={2}>
        {rows.length > 0 ? (
          <table>
            <thead>
              <tr>
                <th scope="col" aria-label="Row" />
                {columns.map(({ name, title, kind }, at) => (
                  <th key={name} scope="col" data-kind={kind} style={{ minWidth: widths[at] }}>
                    {title}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <GridRow
                  key={row._key}
                  {...{ row, index, columns, actions, readOnly }}
                  flaws={flaws.get(row._key) ?? NO_FLAWS}
                />
              ))}
            </tbody>
          </table>
        ) : null}
      </Card>
      <Flex gap={2} align="center">
        <AddButton text="Row" disabled={readOnly} onClick={addRow} />
        <Text size={1} muted>
          Cells copied from a spreadsheet can be pasted into any cell.
        </Text>
      </Flex>
    </Stack>
  );
}

type Actions = {
  write: (row: TypedRow, column: string, cell: string | number | undefined) => void;
  remove: (row: TypedRow) => void;
  focus: (path: Path) => void;
  paste: (event: ClipboardEvent, row: number, column: number) => void;
};

/** The newest functions behind an object that stays the same, so that a row is rendered when it changes itself. */
function useLatest<Of>(value: Of): { current: Of } {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}

const WIDEST = 26;
/** For the space beside a text, or the arrow of a list of choices. */
const MARGIN = 3;

/** Room for what stands in a column; a longer text scrolls in its cell. */
function widthOf({ name, title, choices }: TypedColumn, rows: readonly TypedRow[] = []): string {
  const texts = [title, ...choices, ...rows.map((row) => String(row[name] ?? ''))];
  return `${Math.min(WIDEST, Math.max(...texts.map(({ length }) => length))) + MARGIN}ch`;
}

/** What is wrong in a row: as JSON, so that it is equal while nothing changes. */
const NO_FLAWS = '{}';

/** The messages at each cell, by its column; those of the row itself have the name ''. */
function flawsByRow(members: readonly ArrayOfObjectsMember[]): Map<string, string> {
  const byRow = new Map<string, string>();
  for (const member of members) {
    if (member.kind !== 'item') continue;
    const flaws: Record<string, string> = {};
    const note = (name: string, validation: readonly { level: string; message: string }[]) => {
      const text = validation.flatMap(({ level, message }) => (level === 'error' ? [message] : [])).join(' ');
      if (text) flaws[name] = text;
    };
    note('', member.item.validation);
    for (const field of member.item.members)
      if (field.kind === 'field') note(field.name, field.field.validation);
    if (Object.keys(flaws).length > 0) byRow.set(member.key, JSON.stringify(flaws));
  }
  return byRow;
}

type RowProps = {
  row: TypedRow;
  index: number;
  columns: readonly TypedColumn[];
  flaws: string;
  readOnly: boolean | undefined;
  actions: { current: Actions };
};

const GridRow = memo(function GridRow({ row, index, columns, flaws, readOnly, actions }: RowProps) {
  const messages: Record<string, string> = JSON.parse(flaws);
  const number = index + 1;
  return (
    <>
      <tr data-flawed={messages[''] ? '' : undefined}>
        <th scope="row">{number}</th>
        {columns.map((column, at) => (
          <td key={column.name}>
            <GridCell
              column={column}
              label={`${column.title}, row ${number}`}
              value={row[column.name]}
              flaw={messages[column.name]}
              readOnly={readOnly}
              path={[{ _key: row._key }, column.name]}
              onWrite={(cell) => actions.current.write(row, column.name, cell)}
              onFocus={(path) => actions.current.focus(path)}
              onPaste={(event) => actions.current.paste(event, index, at)}
            />
          </td>
        ))}
        <td>
          <RemoveButton
            what={`row ${number}`}
            disabled={readOnly}
            onClick={() => actions.current.remove(row)}
          />
        </td>
      </tr>
      {messages[''] ? (
        <tr data-flawed="">
          <td />
          <td colSpan={columns.length + 1} className="row-grid-flaw">
            {messages['']}
          </td>
        </tr>
      ) : null}
    </>
  );
});

/** Up, Down and Enter go to the same column of another row; a list of choices keeps its own keys. */
function moveByKey(event: KeyboardEvent<HTMLElement>) {
  const { target, key } = event;
  if (!(target instanceof HTMLInputElement)) return;
  const isUp = key === 'ArrowUp' || (key === 'Enter' && event.shiftKey);
  if (!isUp && key !== 'ArrowDown' && key !== 'Enter') return;
  event.preventDefault();
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-path]')];
  const inRow = target.closest('tr')?.querySelectorAll('[data-path]').length ?? 0;
  controls[controls.indexOf(target) + (isUp ? -inRow : inRow)]?.focus();
}

const STYLES = `
.row-grid { max-height: min(70vh, 44rem); overflow: auto; }
.row-grid table { border-collapse: collapse; width: 100%; font-size: 13px; line-height: 1.2; }
.row-grid thead th { position: sticky; top: 0; z-index: 1; padding: 0.6em 0.5em; text-align: left; font-weight: 500;
  background: var(--card-bg-color); color: var(--card-muted-fg-color); box-shadow: inset 0 -1px var(--card-border-color); white-space: nowrap; }
.row-grid thead td { position: sticky; top: 0; z-index: 1; background: var(--card-bg-color); box-shadow: inset 0 -1px var(--card-border-color); }
.row-grid th[data-kind="number"], .row-grid input[data-kind="number"] { text-align: right; font-variant-numeric: tabular-nums; }
.row-grid tbody th { padding: 0 0.5em; font-weight: 400; text-align: right; color: var(--card-muted-fg-color); font-variant-numeric: tabular-nums; }
.row-grid tbody td { padding: 0; border-bottom: 1px solid var(--card-border-color); }
.row-grid input, .row-grid select { box-sizing: border-box; width: 100%; height: 2rem; padding: 0 0.5em; border: 0; border-radius: 2px;
  font: inherit; color: var(--card-fg-color); background: transparent; }
.row-grid option { color: var(--card-fg-color); background: var(--card-bg-color); }
.row-grid input::placeholder { color: var(--card-muted-fg-color); opacity: 0.5; }
.row-grid input:focus-visible, .row-grid select:focus-visible { outline: 2px solid var(--card-focus-ring-color); outline-offset: -2px; }
.row-grid [aria-invalid] { box-shadow: inset 0 0 0 1px var(--card-badge-critical-dot-color); }
.row-grid [data-flawed] th { box-shadow: inset 3px 0 var(--card-badge-critical-dot-color); }
.row-grid .row-grid-flaw { padding: 0.5em; color: var(--card-badge-critical-fg-color); }
`;
