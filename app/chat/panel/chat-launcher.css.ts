import { keyframes } from '@vanilla-extract/css';
import { colour, shadow } from '../../theme/contract.css';
import { square, style } from '../../theme/style';
import { baseEdge, duration, layer, radius, space } from '../../theme/tokens';
import { FAILED } from '../../ui/hydration/start-react';

const launcher = style({
  position: 'fixed',
  right: space[16],
  bottom: space[16],
  zIndex: layer.floating,
  ...square('56px'),
  borderRadius: radius.control,
  borderBottom: `${baseEdge.launcher} solid ${colour.launcherEdge}`,
  background: colour.action,
  color: colour.onAction,
  boxShadow: shadow.s2,
  transition: `background-color ${duration.colour}`,
  ':hover': { background: colour.actionHover },
  wide: { right: space[24], bottom: space[24], width: '60px', height: '60px' },
  forced: { border: '1px solid', borderBottomWidth: baseEdge.launcher },
  print: { display: 'none' },
});

const failed = `:root[${FAILED}] &`;
const pulse = keyframes({ '50%': { opacity: 0.55 } });

/** Without scripts, or if React's files fail to load, it cannot open anything: a link replaces it. */
export const button = style([
  launcher,
  {
    selectors: {
      [failed]: { display: 'none' },
      '&[aria-busy="true"]': { background: colour.actionHover, transform: 'translateY(1px)' },
    },
    lively: { selectors: { '&[aria-busy="true"]': { animation: `${pulse} ${duration.typing} infinite` } } },
    scriptless: { display: 'none' },
  },
]);
export const link = style([
  launcher,
  { scripting: { selectors: { [`:root:not([${FAILED}]) &`]: { display: 'none' } } } },
]);
