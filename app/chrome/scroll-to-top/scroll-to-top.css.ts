import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { duration, layer, media, radius, space } from '../../theme/tokens';
import { SCROLLED } from './answer-scroll-to-top';

/** Left of the chat launcher (56 px, 60 px from the wide breakpoint on), bottoms aligned. */
export const button = style({
  position: 'fixed',
  right: '84px',
  bottom: space[16],
  zIndex: layer.floating,
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  borderRadius: radius.control,
  border: `1px solid ${vars.colour.edge}`,
  background: vars.colour.surface,
  color: vars.colour.ink,
  transition: `background-color ${duration.colour}`,
  ':hover': { background: vars.colour.sunk },
  selectors: { [`:root:not([${SCROLLED}]) &`]: { visibility: 'hidden' } },
  '@media': {
    [media.wide]: { right: '96px', bottom: space[24] },
    [media.print]: { display: 'none' },
  },
});
