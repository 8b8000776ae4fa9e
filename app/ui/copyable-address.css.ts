import { style } from '@vanilla-extract/css';

/** A click selects all of it. */
export const address = style({ userSelect: 'all', overflowWrap: 'anywhere' });
