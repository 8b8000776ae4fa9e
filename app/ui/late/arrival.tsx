import { useEffect } from 'react';
import type { LateGate } from './late-gate';

/** Beside a late part, within its `Suspense`: says that React has taken the part over. */
export function Arrival({ gate }: { gate: LateGate }) {
  useEffect(() => gate.arrive(), [gate]);
  return null;
}
