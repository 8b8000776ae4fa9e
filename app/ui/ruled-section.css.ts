import { style } from '@vanilla-extract/css';
import { ground } from '../theme/ground.css';
import { rhythm, space } from '../theme/tokens';

export const section = style({
  selectors: {
    '& + &': {
      marginTop: rhythm.moduleSection,
      paddingTop: rhythm.moduleSection,
      borderTop: `1px solid ${ground.rule}`,
      /** A link to the section leads to its title, not to the space above it. */
      scrollMarginTop: `calc(${space[24]} - ${rhythm.moduleSection})`,
    },
  },
});
