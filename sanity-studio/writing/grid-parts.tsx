import { AddIcon, EllipsisHorizontalIcon, TrashIcon } from '@sanity/icons';
import { Button } from '@sanity/ui';
import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { type Path, stringToPath } from 'sanity';

/** The name of a cell for the form's focus: `data-path` of its control. */
export const cellPath = (path: Path): string => JSON.stringify(path);

/**
 * Moves the focus to the cell that the form has it in: after a click on the cell in the page, or on an error.
 * @param focusPath relative to the grid; that of a row or of all rows leads to its first cell
 */
export function useCellFocus(frame: RefObject<HTMLElement | null>, focusPath: Path): void {
  const focused = cellPath(focusPath);
  useEffect(() => {
    if (focused === '[]') return;
    const within = `${focused.slice(0, -1)},`;
    const cells = [...(frame.current?.querySelectorAll<HTMLElement>('[data-path]') ?? [])];
    const cell = cells.find(({ dataset: { path = '' } }) => path === focused || path.startsWith(within));
    if (cell && cell !== document.activeElement) cell.focus();
  }, [frame, focused]);
}

/**
 * Up, Down and Enter go to the same column of another row; Enter in the last row adds one. At the ends of a text, Left and
 * Right go to the next cell.
 */
export function moveByKey(event: KeyboardEvent<HTMLElement>, addRow: (column: number) => void) {
  const { target, key, currentTarget, shiftKey } = event;
  if (!(target instanceof HTMLInputElement)) return;
  const rows = [...currentTarget.querySelectorAll('tr')]
    .map((row) => [...row.querySelectorAll('input')])
    .filter(({ length }) => length > 0);
  const row = rows.findIndex((inputs) => inputs.includes(target));
  const column = rows[row]?.indexOf(target) ?? 0;
  const [start, end] = [target.selectionStart, target.selectionEnd];
  const steps: Record<string, readonly [down: number, right: number]> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    Enter: [shiftKey ? -1 : 1, 0],
    ...(end === 0 ? { ArrowLeft: [0, -1] } : {}),
    ...(start === target.value.length ? { ArrowRight: [0, 1] } : {}),
  };
  const [down, right] = steps[key] ?? [0, 0];
  if (down === 0 && right === 0) return;
  event.preventDefault();
  const next = rows[row + down]?.[column + right];
  if (next) next.focus();
  else if (key === 'Enter' && !shiftKey) addRow(column);
}

type ButtonProps = { disabled: boolean | undefined; onClick: () => void };

export function RemoveButton({ what, ...button }: ButtonProps & { what: string }) {
  return <Button aria-label={`Remove ${what}`} mode="bleed" padding={2} icon={TrashIcon} {...button} />;
}

export function AddButton(button: ButtonProps & { text: string }) {
  return <Button mode="ghost" fontSize={1} padding={2} icon={AddIcon} {...button} />;
}

export function OptionsButton({ what, ...button }: ButtonProps & { what: string }) {
  return (
    <Button
      aria-label={`Options of ${what}`}
      mode="bleed"
      padding={2}
      icon={EllipsisHorizontalIcon}
      {...button}
    />
  );
}

/**
 * What is wrong in a table, by the path of the cell: `cellPath`.
 * @param above steps of the paths above the input
 */
export function flawsByCell(
  flaws: Iterable<{ path: string; message: string }>,
  above = 0,
): Map<string, string> {
  return new Map(
    Array.from(flaws, ({ path, message }) => [cellPath(stringToPath(path).slice(above)), message]),
  );
}
