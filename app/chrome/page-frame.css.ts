import { style } from '@vanilla-extract/css';
import { headerHeight, layer, media, space } from '../theme/tokens';

/** Steps and bands run off the right edge; `clip` cuts them without making a scroll container. */
export const frame = style({ position: 'relative', overflowX: 'clip' });

/** Short pages still fill the window. */
export const main = style({
  minHeight: `calc(60vh - ${headerHeight.narrow})`,
  ':focus-visible': { outline: 'none' },
  '@media': { [media.wide]: { minHeight: `calc(60vh - ${headerHeight.wide})` } },
});

/** First in the tab order of every page; seen only while it has the focus. */
export const skipLink = style({
  position: 'fixed',
  top: space[16],
  left: space[16],
  zIndex: layer.skipLink,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
  '@media': { [media.print]: { visibility: 'hidden' } },
});
