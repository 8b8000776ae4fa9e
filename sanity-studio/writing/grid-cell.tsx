import { type ClipboardEvent, useEffect, useState } from 'react';
import type { Path } from 'sanity';
import { useLatest } from '../ui/use-latest';
import { type CellKind, readCell } from './cell-values';
import { cellPath } from './grid-parts';
import type { CopiedCells } from './grid-rows';
import { pastedCells } from './pasted-cells';

type CellProps = {
  kind: CellKind;
  label: string;
  stored: string;
  flaw: string | undefined;
  readOnly: boolean | undefined;
  path: Path;
  onWrite: (cell: string) => void;
  onFocus: (path: Path) => void;
  /** Of cells that were copied from a spreadsheet; without it they are one text. */
  onPaste: ((cells: CopiedCells) => void) | undefined;
};

const HINTS: Record<CellKind, string | undefined> = {
  text: undefined,
  figure: undefined,
  date: 'yyyy-mm-dd',
  calculated: 'calculated',
};

/** Longer than between two keys of a word: with hundreds of rows the form takes longer to follow than a key may. */
const PAUSE_MS = 250;

/** A cell as a native control, which stores what is typed after a pause, and at once when it is left or goes. */
export function GridCell(props: CellProps) {
  const { kind, label, stored, flaw, readOnly, path, onWrite, onFocus, onPaste } = props;
  // As it is typed: “1.” and “6/3” are on their way.
  const [typed, setTyped] = useState<string>();
  const isCalculated = kind === 'calculated';
  const store = useLatest(() => {
    const cell = typed === undefined ? stored : readCell(typed, kind);
    if (cell !== stored) onWrite(cell);
  });
  useEffect(() => {
    if (typed === undefined) return;
    const timer = window.setTimeout(() => store.current(), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [typed, store]);
  useEffect(() => () => store.current(), [store]);
  const paste = (event: ClipboardEvent) => {
    const cells = pastedCells(event.clipboardData.getData('text/plain'));
    if (cells === undefined || readOnly || !onPaste) return;
    event.preventDefault();
    setTyped(undefined);
    onPaste(cells);
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
      onPaste={paste}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={() => {
        store.current();
        setTyped(undefined);
      }}
    />
  );
}
