import { style } from '@vanilla-extract/css';
import { gridGap, media, rhythm, space } from '../theme/tokens';

export const blockHead = style({
  display: 'grid',
  gap: space[20],
  marginBottom: rhythm.headToContent,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: gridGap,
      alignItems: 'end',
    },
  },
});

export const title = style({ '@media': { [media.wide]: { gridColumn: '1 / 8' } } });

export const aside = style({
  display: 'grid',
  gap: space[16],
  justifyItems: 'start',
  '@media': { [media.wide]: { gridColumn: '8 / -1' } },
});
