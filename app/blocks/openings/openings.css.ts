import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens';

export const words = style({
  display: 'grid',
  gap: space[16],
  justifyItems: 'start',
  flex: 1,
  paddingBlock: space[16],
});
