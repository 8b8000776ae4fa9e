import { style } from '@vanilla-extract/css';
import { layer, media, space } from '../../theme/tokens';

export const skipLink = style({
  position: 'fixed',
  top: space[16],
  left: space[16],
  zIndex: layer.skipLink,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
  '@media': { [media.print]: { visibility: 'hidden' } },
});
