import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { duration, media, radius } from '../theme/tokens';

/** Only a script can store the choice. */
export const themeSwitch = style({
  display: 'inline-flex',
  border: `1px solid ${vars.colour.footEdge}`,
  borderRadius: radius.control,
  '@media': { [media.scriptless]: { display: 'none' } },
});

export const choice = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  color: vars.colour.footMeta,
  transition: `color ${duration.colour}, background-color ${duration.colour}`,
  ':hover': { color: vars.colour.footText },
  ':focus-visible': { outlineColor: vars.colour.focusOnBase },
  selectors: {
    '& + &': { borderLeft: `1px solid ${vars.colour.footEdge}` },
    '&[aria-pressed="true"]': { background: vars.colour.footRule, color: vars.colour.footText },
  },
  '@media': {
    [media.forced]: { selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } } },
  },
});
