import { style, styleVariants } from '@vanilla-extract/css';
import { gridGap, media, rhythm, space } from '../theme/tokens';

export const split = style({
  display: 'grid',
  gap: rhythm.headToContent,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: gridGap,
      alignItems: 'start',
    },
  },
});

export const head = style({
  display: 'grid',
  gap: space[20],
  justifyItems: 'start',
  '@media': { [media.wide]: { gridColumn: '1 / 5' } },
});

/** Keyed by the column in which the content begins. */
export const content = styleVariants({
  6: { '@media': { [media.wide]: { gridColumn: '6 / -1' } } },
  7: { '@media': { [media.wide]: { gridColumn: '7 / -1' } } },
});
