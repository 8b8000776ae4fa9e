import { style } from '@vanilla-extract/css';
import { media, space } from '../theme/tokens';

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  '@media': { [media.print]: { display: 'none' } },
});
