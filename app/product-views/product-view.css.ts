import { style } from '@vanilla-extract/css';

/** Sheets take their width from outside, so the figure must not shrink to fit them. */
export const figure = style({ position: 'relative', width: '100%' });
