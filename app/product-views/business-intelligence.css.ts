import { style } from '@vanilla-extract/css';
import { space } from '../theme/tokens';

/** Horizontal lengths are percent of the plot, vertical ones px: text keeps its size at any width. */
export const plot = style({
  width: `calc(100% - ${space[32]})`,
  height: 124,
  margin: `${space[12]} ${space[16]} 0`,
});
