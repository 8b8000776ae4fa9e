import { style } from '@vanilla-extract/css';

/** A box for the program only; the page's layout does not know of it. */
export const boxless = style({ display: 'contents' });
