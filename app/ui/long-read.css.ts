import { style } from '@vanilla-extract/css';
import { media, proseWidth, rhythm, space } from '../theme/tokens';

/** As far below the crumbs as the head of a page made of blocks. */
export const head = style({
  display: 'grid',
  gap: space[20],
  paddingTop: space[16],
  '@media': { [media.wide]: { paddingTop: space[32] } },
});
export const title = style({ maxWidth: '900px' });
export const byline = style({
  ':empty': { display: 'none' },
  selectors: { 'p + &': { marginTop: space[8] } },
});
export const body = style({
  paddingBlock: `${space[40]} ${rhythm.section}`,
  '@media': {
    [media.wide]: { paddingTop: space[64] },
    // What follows on the screen is not printed, and its distance would be a page without words.
    [media.print]: { paddingBottom: 0 },
  },
});
export const column = style({ display: 'grid', gap: space[40], maxWidth: proseWidth });
