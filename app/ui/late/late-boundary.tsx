import { type ReactNode, type RefObject, Suspense, useRef, useState } from 'react';
import { STANDS_FOR } from './early-clicks';
import { boxless } from './late.css';

/**
 * Round a part that comes late, on a page that came from the server. Remix renders all that is on a page anew, and does
 * not wait, when its address changes: should the part's code not have come by then, what the server rendered stands in.
 */
export function LateBoundary({ part, children }: { part: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} className={boxless}>
      <Suspense fallback={<AsServed part={part} box={box} />}>{children}</Suspense>
    </div>
  );
}

/** A copy of the nodes, not of their source: the page's policy refuses the `style` attributes of what is parsed anew. */
function AsServed({ part, box }: { part: string; box: RefObject<HTMLDivElement> }) {
  const [insertCopy] = useState(() => {
    const copy = box.current?.cloneNode(true);
    return (place: HTMLDivElement | null) => copy && place?.append(...copy.childNodes);
  });
  return <div ref={insertCopy} className={boxless} {...{ [STANDS_FOR]: part }} />;
}
