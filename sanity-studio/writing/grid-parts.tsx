import { AddIcon, TrashIcon } from '@sanity/icons';
import { Button } from '@sanity/ui';
import { type RefObject, useEffect } from 'react';
import type { Path } from 'sanity';

/** The name of a cell for the form's focus: `data-path` of its control. */
export const cellPath = (path: Path): string => JSON.stringify(path);

/**
 * Moves the focus to the cell that the form has it in: after a click on the cell in the page, or on an error.
 * @param focusPath relative to the grid; that of a row leads to its first cell
 */
export function useCellFocus(frame: RefObject<HTMLElement | null>, focusPath: Path): void {
  const focused = cellPath(focusPath);
  const inRow = focusPath.length === 1 ? `${focused.slice(0, -1)},` : undefined;
  useEffect(() => {
    const cells = [...(frame.current?.querySelectorAll<HTMLElement>('[data-path]') ?? [])];
    const cell = cells.find(
      ({ dataset: { path = '' } }) => path === focused || (inRow && path.startsWith(inRow)),
    );
    if (cell && cell !== document.activeElement) cell.focus();
  }, [frame, focused, inRow]);
}

type ButtonProps = { disabled: boolean | undefined; onClick: () => void };

export function RemoveButton({ what, ...button }: ButtonProps & { what: string }) {
  return <Button aria-label={`Remove ${what}`} mode="bleed" padding={2} icon={TrashIcon} {...button} />;
}

export function AddButton(button: ButtonProps & { text: string }) {
  return <Button mode="ghost" fontSize={1} padding={2} icon={AddIcon} {...button} />;
}
