import { useEffect, useState } from 'react';

/** Share of the window's height above which a part counts as being read. */
const READING_LINE = 1 / 3;
/** Far enough above the window that no page reaches it. */
const FAR_ABOVE_PX = 1_000_000;

/**
 * Which part of the page the reader is at: the last one that begins above the upper third of the window, else the
 * first.
 * @param ids element ids in page order; those that are not on the page are skipped
 * @returns an id; until a script looks, the first, for a page begins at its top; undefined where no script can tell
 */
export function useCurrentPart(ids: ReadonlyArray<string>): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const list = ids.join(' ');
  useEffect(() => {
    const parts = list.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    if (parts.length === 0 || typeof IntersectionObserver === 'undefined') {
      setCurrent(undefined);
      return;
    }
    const observer = new IntersectionObserver(() => setCurrent(partAtLine(parts)), {
      rootMargin: `${FAR_ABOVE_PX}px 0px -${(1 - READING_LINE) * 100}% 0px`,
    });
    for (const part of parts) observer.observe(part);
    return () => observer.disconnect();
  }, [list]);
  return current;
}

function partAtLine(parts: HTMLElement[]): string | undefined {
  const linePx = window.innerHeight * READING_LINE;
  const begun = parts.filter((part) => part.getBoundingClientRect().top <= linePx);
  return (begun.at(-1) ?? parts[0])?.id;
}
