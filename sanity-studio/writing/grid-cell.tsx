import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import type { Path } from 'sanity';
import { type CellKind, readCell } from './cell-values';
import { cellPath } from './grid-parts';

type CellProps = {
  kind: CellKind;
  label: string;
  stored: string;
  flaw: string | undefined;
  readOnly: boolean | undefined;
  path: Path;
  onWrite: (cell: string) => void;
  onFocus: (path: Path) => void;
  onPaste: (event: ClipboardEvent) => void;
};

const HINTS: Record<CellKind, string | undefined> = {
  text: undefined,
  figure: undefined,
  date: 'yyyy-mm-dd',
  calculated: 'calculated',
};

/** A cell as a native control, which stores what is typed after a pause. */
export function GridCell(props: CellProps) {
  const { kind, label, stored, flaw, readOnly, path, onWrite, onFocus, onPaste } = props;
  // As it is typed: “1.” and “6/3” are on their way.
  const [typed, setTyped] = useState<string>();
  const later = useLater();
  const isCalculated = kind === 'calculated';
  const write = (text: string) => {
    setTyped(text);
    later.start(() => onWrite(readCell(text, kind)));
  };
  const leave = () => {
    later.stop();
    setTyped(undefined);
    if (typed === undefined) return;
    const cell = readCell(typed, kind);
    if (cell !== stored) onWrite(cell);
  };
  return (
    <input
      aria-label={label}
      aria-invalid={flaw ? true : undefined}
      title={flaw}
      data-path={cellPath(path)}
      data-kind={kind}
      readOnly={readOnly || isCalculated}
      inputMode={kind === 'figure' ? 'decimal' : undefined}
      placeholder={HINTS[kind]}
      value={isCalculated ? '' : (typed ?? stored)}
      onFocus={() => onFocus(path)}
      onPaste={onPaste}
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
