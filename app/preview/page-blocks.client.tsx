import { useLocation } from '@remix-run/react';
import type { DragEndEvent } from '@sanity/visual-editing';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type BlockChange, type BlockNotes, blocksStart, readBlockNotes } from '../../protocol/page-blocks';
import { BlockTools } from './block-tools.client';
import { MissingBlocks } from './missing-blocks.client';
import { readSource } from './text-on-page.client';

/** The elements of the blocks: pictures, which have edit attributes too, are within them. */
const BLOCK = 'main > [data-sanity]';
/** The same without the cards of blocks that are not shown. */
const SHOWN = `${BLOCK}:not(.missing-block)`;

declare global {
  interface WindowEventMap {
    /** Sent by the overlays at the end of a drag, whose result they leave to us. */
    'sanity/dragEnd': CustomEvent<DragEndEvent>;
  }
}

/**
 * Tools at the block below the pointer, and the result of dragging one. Studio stores the changes, because the page has no
 * right to write. Where no Studio has answered there are no tools.
 */
export function PageBlocks({ isLoading }: { isLoading: boolean }) {
  const { notes, edit, send } = useStudio(isLoading);
  const probe = useRef<HTMLElement>(null);
  const [block, release] = useBlockAtPointer(probe);
  const keepInPlace = useKeepInPlace(isLoading);
  useDragging(send);
  const key = block && keyIn(sourceOf(block)?.source.path);
  const place = notes.findIndex((note) => note.key === key);
  const change = (name: Exclude<BlockChange['change'], 'move'>) => {
    if (!block || !key) return;
    if (name === 'up' || name === 'down') keepInPlace(block);
    else release();
    send({ change: name, key });
  };
  return (
    <>
      <i ref={probe} className="block-probe" data-sanity={edit && sourceAt(edit, 'title')} />
      {edit ? (
        <MissingBlocks
          notes={notes}
          elementOf={shownBlock}
          sourceFor={(name) => sourceAt(edit, `blocks[_key=="${name}"]`)}
          isLoading={isLoading}
        />
      ) : null}
      {block?.isConnected && notes[place] ? (
        <BlockTools
          block={block}
          title={notes[place].title}
          isFirst={place === 0}
          isLast={place === notes.length - 1}
          onChange={change}
        />
      ) : null}
    </>
  );
}

const sourceOf = (block: HTMLElement) => readSource(JSON.parse(block.dataset.sanity ?? 'null'));
const keyIn = (path = '') => /^blocks\[_key=="([^"]+)"\]$/.exec(path)?.[1];

const shownBlock = (key: string) =>
  [...document.querySelectorAll<HTMLElement>(SHOWN)].find(
    (element) => keyIn(sourceOf(element)?.source.path) === key,
  );

/** @param edit an edit attribute of the page @returns the same for another place in its document */
function sourceAt(edit: string, path: string): string {
  const href = new URL(JSON.parse(edit).href);
  href.searchParams.set('path', path);
  return JSON.stringify({ origin: 'sanity.io', href });
}

/** @returns what Studio says about the blocks of the page, and an edit attribute of one of them */
function useStudio(isLoading: boolean) {
  const [notes, setNotes] = useState<BlockNotes[]>([]);
  const [edit, setEdit] = useState<string>();
  const page = useRef<{ id: string; port: MessagePort }>(undefined);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other blocks
  useEffect(() => {
    const first = document.querySelector<HTMLElement>(SHOWN);
    const found = first && sourceOf(first);
    if (isLoading || window.parent === window || !found || found.source.id === page.current?.id) return;
    page.current?.port.close();
    setNotes([]);
    const { port1: port, port2 } = new MessageChannel();
    page.current = { id: found.source.id, port };
    port.onmessage = ({ data }: MessageEvent<unknown>) => setNotes(readBlockNotes(data) ?? []);
    window.parent.postMessage(blocksStart(found.source), found.studioOrigin, [port2]);
    setEdit(first.dataset.sanity);
  }, [isLoading, key]);
  useEffect(() => () => page.current?.port.close(), []);
  const send = useCallback((change: BlockChange) => page.current?.port.postMessage(change), []);
  return { notes, edit, send };
}

/**
 * The block below the pointer while the overlays are on, and a function that forgets it.
 * @param probe an element with an edit attribute: overlays that are on prevent what a press on it does by itself
 */
function useBlockAtPointer(probe: RefObject<HTMLElement | null>): [HTMLElement | undefined, () => void] {
  const [block, setBlock] = useState<HTMLElement>();
  const release = useCallback(() => setBlock(undefined), []);
  useEffect(() => {
    const areOverlaysOn = () =>
      probe.current?.dispatchEvent(new MouseEvent('mousedown', { cancelable: true })) === false;
    const onOver = ({ target, buttons, pointerType }: PointerEvent) => {
      if (!(target instanceof Element) || target.closest('.block-tools')) return;
      const found = buttons === 0 || pointerType === 'touch' ? target.closest<HTMLElement>(BLOCK) : null;
      setBlock(found && areOverlaysOn() ? found : undefined);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Alt' || key === 'Escape') release();
    };
    // The overlays' own menu of a block stores changes by itself, past the form.
    const onMenu = (event: MouseEvent) => event.stopPropagation();
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerover', onOver, { signal });
    document.documentElement.addEventListener('pointerleave', release, { signal });
    window.addEventListener('keydown', onKey, { signal });
    window.addEventListener('contextmenu', onMenu, { signal, capture: true });
    return () => listening.abort();
  }, [probe, release]);
  return [block, release];
}

/** Scrolls a block that is moved to where it was in the window, so that it can be moved on without searching for it. */
function useKeepInPlace(isLoading: boolean): (block: HTMLElement) => void {
  const moved = useRef<{ block: HTMLElement; top: number }>(undefined);
  useLayoutEffect(() => {
    if (isLoading || !moved.current) return;
    const { block, top } = moved.current;
    const distance = block.getBoundingClientRect().top - top;
    if (distance === 0) return;
    moved.current = undefined;
    window.scrollBy({ top: distance, behavior: 'instant' });
  });
  return useCallback((block) => {
    moved.current = { block, top: block.getBoundingClientRect().top };
  }, []);
}

/** Sends where a block was dropped: the overlays name the blocks above and below the place. */
function useDragging(send: (change: BlockChange) => void): void {
  useEffect(() => {
    const onDragEnd = ({ detail: { target, insertPosition } }: CustomEvent<DragEndEvent>) => {
      const [key, above, below] = [target, insertPosition?.top?.sanity, insertPosition?.bottom?.sanity].map(
        (node) => keyIn(node?.path),
      );
      const beside = above ?? below;
      if (key && beside) send({ change: 'move', key, place: above ? 'after' : 'before', beside });
    };
    window.addEventListener('sanity/dragEnd', onDragEnd);
    return () => window.removeEventListener('sanity/dragEnd', onDragEnd);
  }, [send]);
}
