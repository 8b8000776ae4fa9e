import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import type { Path } from 'sanity';
import { cellPath } from './grid-parts';
import { readCell, type TypedColumn } from './typed-cells';

type CellProps = {
  column: TypedColumn;
  label: string;
  value: unknown;
  flaw: string | undefined;
  readOnly: boolean | undefined;
  path: Path;
  onWrite: (cell: string | number | undefined) => void;
  onFocus: (path: Path) => void;
  onPaste: (event: ClipboardEvent) => void;
};

/** What a number may be written with. */
const NOT_IN_NUMBERS = /[^\d.,\s()£$€−-]/;

/** A cell as a native control, which stores what is typed after a pause. */
export function GridCell({
  column,
  label,
  value,
  flaw,
  readOnly,
  path,
  onWrite,
  onFocus,
  onPaste,
}: CellProps) {
  // As it is typed: “1.” and “6/3” are on their way.
  const [typed, setTyped] = useState<string>();
  const stored = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const control = {
    'aria-label': label,
    'aria-invalid': flaw ? true : undefined,
    title: flaw,
    'data-path': cellPath(path),
    'data-kind': column.kind,
    onFocus: () => onFocus(path),
    onPaste,
  };
  const later = useLater();
  if (column.kind === 'choice')
    return (
      <select
        {...control}
        disabled={readOnly}
        value={stored}
        onChange={({ currentTarget }) => onWrite(currentTarget.value || undefined)}
      >
        <option value="" />
        {column.choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    );
  const write = (text: string) => {
    if (column.kind === 'number' && NOT_IN_NUMBERS.test(text)) return;
    setTyped(text);
    later.start(() => onWrite(column.kind === 'number' ? readCell(text, column) : text || undefined));
  };
  const leave = () => {
    later.stop();
    setTyped(undefined);
    const cell = readCell(typed ?? stored, column);
    if (typed !== undefined && cell !== value) onWrite(cell);
  };
  return (
    <input
      {...control}
      readOnly={readOnly}
      inputMode={column.kind === 'number' ? 'decimal' : undefined}
      placeholder={column.kind === 'date' ? 'yyyy-mm-dd' : undefined}
      value={typed ?? stored}
      onChange={({ currentTarget }) => write(currentTarget.value)}
      onBlur={leave}
    />
  );
}

/** Longer than between two keys of a word: with hundreds of rows the form takes longer to follow than a key may. */
const PAUSE_MS = 250;

/** Does the last of what is asked for, after a pause; at once where the cell goes. */
function useLater() {
  const waiting = useRef<{ timer: number; act: () => void }>(undefined);
  const [later] = useState(() => ({
    start: (act: () => void) => {
      later.stop();
      const timer = window.setTimeout(() => {
        waiting.current = undefined;
        act();
      }, PAUSE_MS);
      waiting.current = { timer, act };
    },
    stop: () => {
      window.clearTimeout(waiting.current?.timer);
      waiting.current = undefined;
    },
  }));
  useEffect(
    () => () => {
      const left = waiting.current;
      later.stop();
      left?.act();
    },
    [later],
  );
  return later;
}
