import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { inset, media, radius } from '../../theme/tokens';

const control = style({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  marginRight: `-${inset.menuItem}`,
  borderRadius: radius.control,
  color: vars.colour.ink,
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: { '&[aria-expanded="true"]': { background: vars.colour.sunk } },
  '@media': { [media.wide]: { display: 'none' } },
});

/** Where no script runs the button cannot open anything: a link to the footer's site map takes its place. */
export const button = style([control, { '@media': { [media.scriptless]: { display: 'none' } } }]);
export const link = style([control, { '@media': { [media.scripting]: { display: 'none' } } }]);
