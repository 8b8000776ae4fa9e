import { style } from '@vanilla-extract/css';
import { headerHeight, media } from '../theme/tokens';

/** Steps and bands run off the right edge; `clip` cuts them without making a scroll container. */
export const frame = style({ position: 'relative', overflowX: 'clip' });

/** Short pages still fill the window. */
export const main = style({
  minHeight: `calc(60vh - ${headerHeight.narrow})`,
  ':focus-visible': { outline: 'none' },
  '@media': { [media.wide]: { minHeight: `calc(60vh - ${headerHeight.wide})` } },
});
