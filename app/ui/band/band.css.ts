import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { onBase } from '../../theme/ground.css';
import { rhythm } from '../../theme/tokens';

const bare = style({});
const sunk = style({ background: vars.colour.sunk });

export const tone = { paper: bare, sunk, base: onBase };

export const padding = styleVariants({
  section: { paddingBlock: rhythm.section },
  module: { paddingBlock: rhythm.moduleSection },
  none: {},
});
