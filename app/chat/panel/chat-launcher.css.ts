import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { baseEdge, duration, layer, media, radius, space } from '../../theme/tokens';

const launcher = style({
  position: 'fixed',
  right: space[16],
  bottom: space[16],
  zIndex: layer.floating,
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  borderRadius: radius.control,
  borderBottom: `${baseEdge.launcher} solid ${vars.colour.launcherEdge}`,
  background: vars.colour.action,
  color: vars.colour.onAction,
  boxShadow: vars.shadow.s2,
  transition: `background-color ${duration.colour}`,
  ':hover': { background: vars.colour.actionHover },
  '@media': {
    [media.wide]: { right: space[24], bottom: space[24], width: '60px', height: '60px' },
    [media.forced]: { border: '1px solid', borderBottomWidth: baseEdge.launcher },
    [media.print]: { display: 'none' },
  },
});

/** Where no script runs the button cannot open anything: a link to the contact page takes its place. */
export const button = style([launcher, { '@media': { [media.scriptless]: { display: 'none' } } }]);
export const link = styleVariants({
  scriptless: [launcher, { '@media': { [media.scripting]: { display: 'none' } } }],
  always: [launcher],
});
