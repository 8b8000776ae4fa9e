import { isTakingOver } from './use-turn';

/** Keys that change nothing: they move the caret, or leave the text. */
const MOVES = /^(Arrow|Page|Home$|End$|Tab$|Escape$)/;
/** Copying, selecting all, and the shortcuts of Studio itself, such as Ctrl+Alt+P. */
const isHarmless = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && (altKey || /^[ac]$/i.test(key));

/**
 * Refuses what would be typed, pasted, cut or dropped into a formatted text, whose caret can still move: Studio's editor
 * loses its focus when it becomes read-only. It listens at the text itself, so events are stopped on their way to it.
 * @returns a function that lets changes through again
 */
export function refuseChanges(frame: HTMLElement, takeOver: () => void): () => void {
  const end = new AbortController();
  const options = { capture: true, signal: end.signal };
  const refuse = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  for (const type of ['beforeinput', 'paste', 'cut', 'drop']) frame.addEventListener(type, refuse, options);
  frame.addEventListener(
    'keydown',
    (event) => {
      if (MOVES.test(event.key) || isHarmless(event)) return;
      // What the key would type is refused above.
      event.stopPropagation();
      if (!isTakingOver(event)) return;
      event.preventDefault();
      takeOver();
    },
    options,
  );
  // A composition (of an accent, say) cannot be refused. It ends with the focus.
  frame.addEventListener(
    'compositionstart',
    (event) => {
      event.stopPropagation();
      const { target } = event;
      if (target instanceof HTMLElement) target.blur();
      getSelection()?.removeAllRanges();
    },
    options,
  );
  return () => end.abort();
}
