import { useLocation } from '@remix-run/react';
import { useState, useSyncExternalStore } from 'react';
import type { LateGate } from './late-gate';

const never = () => () => {};

/**
 * Opens a gate where its part must be rendered in the browser: on a page that did not come from the server, and on one
 * that is about to be left. React then holds the move back until the part's code is there.
 */
export function useLateGate(gate: LateGate): void {
  const isTakingOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [cameFromServer] = useState(isTakingOver);
  const { key } = useLocation();
  const [firstKey] = useState(key);
  // While rendering: the render that waits for the part is the one that would otherwise have to end first.
  if (!cameFromServer || key !== firstKey) gate.leave();
}
