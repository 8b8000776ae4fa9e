/** On the root of a page whose program the server has held back (`hold-scripts.ts`); a draft's is not. */
export const HELD_PAGE = 'data-held';

/** On the root from the first Escape on: the stylesheet then opens no panel of the menu under the pointer. */
export const DISMISSED = 'data-dismissed';
