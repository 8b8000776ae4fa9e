import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { gutter, media } from '../theme/tokens';

/** Outside the container: its steps start at the grid and run off the right edge. */
export const strip = style({
  overflowX: 'clip',
  // Printed with its fills, which browsers omit to save ink: the picture above needs its base.
  '@media': { [media.print]: { printColorAdjust: 'exact', WebkitPrintColorAdjust: 'exact' } },
});

const step = style({
  height: '16px',
  '@media': { [media.forced]: { borderTop: '1px solid CanvasText' } },
});

const from = (offsetPx: number) => ({ marginLeft: `calc(${gutter} + ${offsetPx}px)` });

export const steps = styleVariants({
  top: [step, { ...from(208), background: vars.colour.course.c5 }],
  middle: [step, { ...from(104), background: vars.colour.course.c3 }],
  base: [step, { ...from(0), background: vars.colour.course.c1 }],
});
