import { colour, shadow } from '../../theme/contract.css';
import { square, style } from '../../theme/style';
import { baseEdge, duration, layer, radius, space } from '../../theme/tokens';
import { ASIDE } from './attach-launcher';

const launcher = style({
  position: 'fixed',
  insetInlineEnd: space[16],
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
  wide: { insetInlineEnd: space[24], bottom: space[24], width: '60px', height: '60px' },
  forced: { border: '1px solid', borderBottomWidth: baseEdge.launcher },
  print: { display: 'none' },
});

/** Without scripts it cannot open anything: a link replaces it. */
export const button = style([
  launcher,
  {
    scriptless: { display: 'none' },
    // Still in the tree of screen readers, and seen once it has the focus.
    belowSmall: {
      selectors: {
        [`:root[${ASIDE}] &[aria-expanded="false"]:not(:focus-visible)`]: {
          opacity: 0,
          pointerEvents: 'none',
        },
      },
    },
  },
]);
export const link = style([launcher, { scripting: { display: 'none' } }]);

export const closed = style({ selectors: { '[aria-expanded="true"] > &': { display: 'none' } } });
export const open = style({ selectors: { '[aria-expanded="false"] > &': { display: 'none' } } });
