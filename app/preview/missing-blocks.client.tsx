import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { BlockNotes } from '../../protocol/page-blocks';

type MissingBlocksProps = {
  notes: readonly BlockNotes[];
  /** @returns the edit attribute of a block */
  sourceFor: (key: string) => string;
  /** @returns the element of a block; undefined where the page does not show it */
  elementOf: (key: string) => Element | undefined;
  isLoading: boolean;
};

/** A block that the page does not show, and the element in its place. */
type Missing = { note: BlockNotes; host: HTMLElement };

/** From a change to the page that shows it: until then a block that was just added is missing too. */
const SETTLED_MS = 1_000;

/**
 * Cards in the places of blocks that visitors do not see, because something is missing in them. Overlays and tools treat a
 * card as a block: a click opens it in the form, and it can be moved and removed.
 */
export function MissingBlocks({ notes, sourceFor, elementOf, isLoading }: MissingBlocksProps) {
  const [missing, setMissing] = useState<Missing[]>([]);
  const hosts = useRef(new Map<string, HTMLElement>());
  const find = useRef(() => {});
  find.current = () => {
    const found: Missing[] = [];
    let above: Element | undefined;
    for (const note of notes) {
      const shown = elementOf(note.key);
      if (!shown) found.push({ note, host: placeBelow(above, hosts.current.get(note.key) ?? newHost()) });
      above = shown ?? found.at(-1)?.host;
    }
    for (const host of hosts.current.values()) if (!found.some((block) => block.host === host)) host.remove();
    hosts.current = new Map(found.map(({ note, host }) => [note.key, host]));
    for (const { note, host } of found) host.dataset.sanity = sourceFor(note.key);
    setMissing(found);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes the page's blocks
  useEffect(() => {
    const timer = setTimeout(() => find.current(), notes.length > 0 ? SETTLED_MS : 0);
    return () => clearTimeout(timer);
  }, [notes, isLoading]);
  useEffect(
    () => () => {
      for (const host of hosts.current.values()) host.remove();
    },
    [],
  );
  return missing.map(({ note, host }) => createPortal(<Card note={note} />, host, note.key));
}

function newHost(): HTMLElement {
  const host = document.createElement('div');
  host.className = 'missing-block';
  return host;
}

/** @param above undefined for the first place of the page */
function placeBelow(above: Element | undefined, host: HTMLElement): HTMLElement {
  const isThere = above
    ? above.nextElementSibling === host
    : !host.previousElementSibling && host.isConnected;
  if (!isThere && above) above.after(host);
  else if (!isThere) document.querySelector('main')?.prepend(host);
  return host;
}

function Card({ note: { title, problems } }: { note: BlockNotes }) {
  return (
    <>
      <strong>{title}: visitors do not see it</strong>
      {problems.length > 0 ? (
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
