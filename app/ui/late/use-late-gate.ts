import { useLocation } from '@remix-run/react';
import { useState } from 'react';
import type { LateGate } from './late-gate';
import { useTakingOver } from './use-taking-over';

/**
 * Opens a gate where its part must be rendered in the browser: on a page that did not come from the server, and on one
 * that is about to be left. React then holds the move back until the part's code is there.
 */
export function useLateGate(gate: LateGate): boolean {
  const isTakingOver = useTakingOver();
  const [cameFromServer] = useState(isTakingOver);
  const { key, pathname } = useLocation();
  const [first] = useState({ key, pathname });
  // While rendering: the render that waits for the part is the one that would otherwise have to end first.
  if (!cameFromServer || key !== first.key) gate.open(!cameFromServer || pathname !== first.pathname);
  return cameFromServer;
}
