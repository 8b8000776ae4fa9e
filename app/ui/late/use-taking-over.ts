import { useSyncExternalStore } from 'react';

const never = () => () => {};
const isOver = () => false;
const isUnderWay = () => true;

/**
 * Whether this is rendered on the server, or in the browser to take over what the server rendered. It is false right
 * after, before any event can come: React renders a change of store at once, where a change of state may wait.
 */
export function useTakingOver(): boolean {
  return useSyncExternalStore(never, isOver, isUnderWay);
}
