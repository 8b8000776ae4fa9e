/** The courses of the stair from the base up; each has its own colour and its own offset from the left. */
export const levels = ['c0', 'c1', 'c2', 'c3', 'c4', 'c5'] as const;

/** The course of a step. Beyond six, they share the topmost. @param index from the top, counted from 0 */
export const levelOf = (index: number, count: number) =>
  levels[Math.min(count - 1 - index, levels.length - 1)] ?? 'c0';
