import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useDeferredValue,
  useId,
  useMemo,
  useState,
} from 'react';
import type { AddressBook } from '../addresses/address-book';
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
  isReadOnly?: boolean;
  /** Whether only pages that visitors see are offered, and not the document itself. */
  isPagesOnly?: boolean;
  addresses: AddressBook | undefined;
};

const NONE: readonly LinkChoice[] = [];

/**
 * The list of a combobox (WAI-ARIA Authoring Practices, "editable combobox with list autocomplete"): the focus stays in
 * the text, arrow keys move through the list, Enter chooses, Escape closes. What is typed is kept without a choice.
 */
export function useLinkList(options: Options) {
  const { input, value, openingText, isReadOnly = false } = options;
  const listId = useId();
  const optionId = (index: number) => `${listId}-${index}`;
  /** What is searched; undefined while the list is closed. */
  const [text, setText] = useState<string>();
  const [active, setActive] = useState(-1);
  const isOpen = text !== undefined && !isReadOnly;
  // A key is shown before the list that follows from it.
  const searched = useDeferredValue(text);
  const find = useFind(options);
  const shown = isOpen ? searched : undefined;
  // The stored link changes with every key, and counts only before the first.
  const current = shown === '' ? value : undefined;
  const found = useMemo(
    () => (shown === undefined ? undefined : find(shown, current)),
    [find, shown, current],
  );
  const choices = found?.choices ?? NONE;
  /** What the text finds, also before it is shown: a key that follows quickly is about that. */
  const newest = () =>
    searched === text || text === undefined
      ? choices
      : (find(text, text === '' ? value : undefined)?.choices ?? NONE);

  const search = (next: string | undefined) => {
    setText(next);
    setActive(-1);
  };
  const open = () => search(openingText);
  const close = () => search(undefined);
  const choose = (choice: LinkChoice) => {
    if (input.current) replaceText(input.current, choice.value);
    close();
  };
  const move = (step: 1 | -1) => {
    const from = active < 0 && step < 0 ? 0 : active;
    const { length } = newest();
    if (length > 0) setActive((from + step + length) % length);
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
  const keysOfOpen: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => {
      const chosen = newest()[active];
      if (chosen) choose(chosen);
      else close();
    },
    Escape: close,
  };
  return {
    listId,
    optionId,
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
    /** Of the field. */
    combobox: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': active < 0 ? undefined : optionId(active),
      autoComplete: 'off',
      autoCapitalize: 'off',
      spellCheck: false,
      onKeyDown,
    } as const,
  };
}

export type LinkList = ReturnType<typeof useLinkList>;

/** The choices of an address book: making them takes longer than a search, and many fields have the same one. */
const made = new WeakMap<AddressBook, LinkChoices>();

function choicesOf(addresses: AddressBook): LinkChoices {
  const choices = made.get(addresses) ?? new LinkChoices(addresses, readStudioConfiguration().siteOrigin);
  made.set(addresses, choices);
  return choices;
}

function useFind({ addresses, ownId, isPagesOnly }: Options) {
  return useCallback(
    (text: string, current?: string) =>
      addresses && choicesOf(addresses).find(text, { ownId, current, isPagesOnly }),
    [addresses, ownId, isPagesOnly],
  );
}

/** Replaces a field's text as typing does, so that the browser can undo it and Studio stores it. */
function replaceText(input: HTMLInputElement, text: string): void {
  input.focus();
  input.select();
  document.execCommand('insertText', false, text);
}
