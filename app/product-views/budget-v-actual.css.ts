import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { sheetWidth } from './sheet.css';

/** Fills the width left by the figures; a table would otherwise distribute it evenly. */
export const bar = style({
  width: '45%',
  '@container': { [sheetWidth.narrow]: { width: '30%' }, [sheetWidth.tiny]: { width: '26%' } },
});

/** The bar is measured in percent of its box, so only its length depends on the sheet's width. */
export const drawing = style({ width: '100%', height: 20, overflow: 'visible' });

export const budget = style({ fill: vars.colour.course.c5 });
export const actual = style({ fill: vars.colour.course.c2 });
export const over = style({ fill: vars.colour.toneSolid.clay });
export const tick = style({ stroke: vars.colour.ink, strokeWidth: 2 });
