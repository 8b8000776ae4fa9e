import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useDeferredValue,
  useId,
  useMemo,
  useState,
} from 'react';
import type { SiteIndex } from '../checks/site-index';
import { readStudioConfiguration } from '../configuration/studio-configuration';
import { type LinkChoice, LinkChoices } from './link-choices';

type Options = {
  input: RefObject<HTMLInputElement | null>;
  /** The stored link. */
  value: string;
  /** What is searched when a key or the button opens the list; empty: everything is offered. */
  openingText: string;
  /** Id of the document that holds the link, without `drafts.` */
  ownId: string;
  isReadOnly: boolean;
  index: SiteIndex | undefined;
};

const NONE: readonly LinkChoice[] = [];

/**
 * The list of a combobox (WAI-ARIA Authoring Practices, "editable combobox with list autocomplete"): the focus stays in
 * the text, arrow keys move through the list, Enter chooses, Escape closes. What is typed is kept without a choice.
 */
export function useLinkList({ input, value, openingText, ownId, isReadOnly, index }: Options) {
  const listId = useId();
  /** What is searched; undefined while the list is closed. */
  const [text, setText] = useState<string>();
  const [active, setActive] = useState(-1);
  const isOpen = text !== undefined && !isReadOnly;
  // The letter stands in the field first; the list follows.
  const searched = useDeferredValue(text);
  const found = useFound(isOpen ? index : undefined, searched ?? '', ownId, value);
  const choices = found?.choices ?? NONE;

  const search = (next: string | undefined) => {
    setText(next);
    setActive(-1);
  };
  const open = () => search(openingText);
  const close = () => search(undefined);
  const choose = useCallback(
    (choice: LinkChoice) => {
      if (input.current) replaceText(input.current, choice.value);
      setText(undefined);
      setActive(-1);
    },
    [input],
  );
  const move = (step: 1 | -1) => {
    const from = active < 0 && step < 0 ? 0 : active;
    if (choices.length > 0) setActive((from + step + choices.length) % choices.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isReadOnly || event.nativeEvent.isComposing) return;
    const answer = (isOpen ? keysOfOpen : keysOfClosed)[event.key];
    if (!answer) return;
    event.preventDefault();
    // Escape closes the list only, not the dialog that the field is in.
    event.stopPropagation();
    answer();
  };
  const keysOfClosed: Record<string, () => void> = { ArrowDown: open, ArrowUp: open };
  const chosen = choices[active];
  const keysOfOpen: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => (chosen ? choose(chosen) : close()),
    Escape: close,
  };
  return {
    listId,
    isOpen,
    isKnown: found !== undefined,
    choices,
    total: found?.total ?? 0,
    active,
    value,
    search,
    open,
    close,
    choose,
    onKeyDown,
  };
}

export type LinkList = ReturnType<typeof useLinkList>;

function useFound(index: SiteIndex | undefined, text: string, ownId: string, value: string) {
  const all = useMemo(
    () => index && new LinkChoices(index.addresses, readStudioConfiguration().siteOrigin),
    [index],
  );
  // The stored link changes with every key, and counts only before the first.
  const current = text === '' ? value : undefined;
  return useMemo(() => all?.find(text, { ownId, current }), [all, text, ownId, current]);
}

/** Replaces a field's text as typing does, so that the browser can undo it and Studio stores it. */
function replaceText(input: HTMLInputElement, text: string): void {
  input.focus();
  input.select();
  document.execCommand('insertText', false, text);
}
