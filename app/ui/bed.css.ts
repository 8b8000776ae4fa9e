import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, radius, space } from '../theme/tokens';

const bed = style({ overflow: 'hidden', borderRadius: radius.control, ':empty': { display: 'none' } });

/** A sheet stands on the lower edge of its bed; a picture brings its own ground. */
export const kind = styleVariants({
  sheet: [
    bed,
    {
      padding: `${space[20]} ${space[20]} 0`,
      background: vars.colour.sunk,
      '@media': {
        [media.small]: { padding: `${space[32]} ${space[32]} 0` },
        [media.wide]: { padding: `${space[40]} ${space[40]} 0` },
      },
    },
  ],
  picture: [bed],
});
