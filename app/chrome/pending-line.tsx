import { useNavigation } from '@remix-run/react';
import { useEffect } from 'react';
import { showPending } from './attach-pending-line';

/** Says to the header that the router is loading a page; `attachPendingLine` says it of documents. */
export function PendingLine() {
  const isPending = useNavigation().state !== 'idle';
  useEffect(() => showPending(isPending), [isPending]);
  return null;
}
