import { style } from '@vanilla-extract/css';
import { gridGap, media } from '../theme/tokens';

export const columns = style({
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: gridGap,
      alignItems: 'start',
    },
  },
});

/** As tall as the content, so that the index inside has a way to travel. */
export const index = style({
  '@media': {
    [media.wide]: { gridColumn: '1 / 4', alignSelf: 'stretch' },
    [media.print]: { display: 'none' },
  },
});
export const content = style({
  '@media': { [media.wide]: { gridColumn: '5 / -1' }, [media.print]: { gridColumn: '1 / -1' } },
});
