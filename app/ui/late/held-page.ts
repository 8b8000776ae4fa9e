/** On the root of a page whose program the server has held back (`hold-scripts.ts`); a draft's is not. */
export const HELD_PAGE = 'data-held';
