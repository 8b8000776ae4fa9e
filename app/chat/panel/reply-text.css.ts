import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media, space } from '../../theme/tokens';

export const heading = style({ fontWeight: 640 });

export const bullets = style({ display: 'grid' });

/** A pine square before each line, on the side where its text begins. */
export const bullet = style({
  position: 'relative',
  paddingInlineStart: space[16],
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    top: '.55em',
    width: '6px',
    height: '6px',
    background: vars.colour.toneSolid.pine,
  },
  '@media': { [media.forced]: { '::before': { background: 'CanvasText' } } },
});
