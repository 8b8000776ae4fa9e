const FIRST_MS = 250;
const LONGEST_MS = 10_000;

/**
 * How long to wait before the renderer is started again: doubling from 250 ms to 10 s, of which the upper half is left
 * to chance, so that many instances with one trouble do not return in step.
 * In: failures in a row (1 for the first), a random number in [0, 1). Out: milliseconds.
 */
export function restartDelayMs(failures: number, random: number): number {
  const fullMs = Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1));
  return Math.round(failures <= 1 ? FIRST_MS : fullMs / 2 + (fullMs / 2) * random);
}
