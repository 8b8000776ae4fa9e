/** The courses of the stair from the base up; each has its own colour and its own offset from the left. */
export const levels = ['c0', 'c1', 'c2', 'c3', 'c4', 'c5'] as const;
