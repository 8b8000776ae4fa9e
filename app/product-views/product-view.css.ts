import { style } from '@vanilla-extract/css';

/** A sheet's width depends on its container, so the figure must not shrink to fit. */
export const figure = style({ position: 'relative', width: '100%' });
