import { availableParallelism, loadavg } from 'node:os';

const FRESH_WITHIN_MS = 1_000;

/** How soon a change has to show: a second, and as much more as other programs keep the machine's cores from this one. */
export function freshWithinMs(): number {
  const [inLastMinute = 0] = loadavg();
  return FRESH_WITHIN_MS * Math.max(1, inLastMinute / availableParallelism());
}
