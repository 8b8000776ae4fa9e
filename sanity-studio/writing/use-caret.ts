import { useEffect, useRef } from 'react';
import type { OnPathFocusPayload, Path, PortableTextInputProps } from 'sanity';
import { useTextAround } from '../presence/field-with-others';
import { useLatest } from '../ui/use-latest';

type OnPathFocus = (path: Path, payload?: OnPathFocusPayload) => void;
type OnEditorChange = NonNullable<PortableTextInputProps['onEditorChange']>;
/** What Studio knows of a field: which place in it has the focus, and to whom another place is reported. */
type Field = { focusPath: Path; onPathFocus: OnPathFocus };

/** A click that moves the caret is reported within 100 ms of the focus. */
const MOVED_WITHIN_MS = 200;

/**
 * Reports where the caret is also when an editor of formatted text gets the focus back and the caret has not moved: of
 * that Studio (5.31) says nothing, to its form and to others.
 * @param field undefined for a field that is no formatted text
 * @returns what the editor reports a moved caret and its focus to
 */
export function useCaret(field: Field | undefined): {
  onPathFocus: OnPathFocus;
  onFocusChange: OnEditorChange;
} {
  const { selection } = useTextAround();
  const latest = useLatest(field);
  const last = useRef<Parameters<OnPathFocus>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onPathFocus: OnPathFocus = (path, payload) => {
    clearTimeout(timer.current);
    if (payload?.selection) last.current = [path, payload];
    if (selection) selection.current = payload?.selection;
    field?.onPathFocus(path, payload);
  };
  const reportAgain = () => {
    if (last.current && latest.current?.focusPath.length === 0) latest.current.onPathFocus(...last.current);
  };
  const onFocusChange: OnEditorChange = ({ type }) => {
    if (type !== 'focus' && type !== 'blur') return;
    clearTimeout(timer.current);
    if (type === 'focus') timer.current = setTimeout(reportAgain, MOVED_WITHIN_MS);
  };
  return { onPathFocus, onFocusChange };
}
