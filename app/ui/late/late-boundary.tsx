import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { boxless } from './late.css';
import type { LateGate } from './late-gate';

type LateBoundaryProps = { gate: LateGate; children: ReactNode };

/**
 * Round a part that comes late. Remix renders all that is on a page anew, and does not wait, when its address changes:
 * should the part's code not have come by then, what the server rendered stands in for it.
 */
export function LateBoundary({ gate, children }: LateBoundaryProps) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} className={boxless}>
      <Suspense fallback={<AsServed box={box} />}>
        {children}
        <Arrival gate={gate} />
      </Suspense>
    </div>
  );
}

const COMMENTS = /<!--.*?-->/g;

function AsServed({ box }: { box: RefObject<HTMLDivElement> }) {
  const [html] = useState(() => box.current?.innerHTML.replace(COMMENTS, '') ?? '');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what stood on the page until now
  return <div className={boxless} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Says that React has taken the part over. */
function Arrival({ gate }: { gate: LateGate }) {
  useEffect(() => gate.arrive(), [gate]);
  return null;
}
