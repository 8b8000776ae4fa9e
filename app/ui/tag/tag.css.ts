import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media, radius, space } from '../../theme/tokens';

const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  padding: `3px ${space[8]}`,
  borderRadius: radius.tile,
  fontSize: '.75rem',
  lineHeight: 1.35,
  fontWeight: 600,
  fontStretch: '90%',
  letterSpacing: 0,
  whiteSpace: 'nowrap',
  '@media': { [media.forced]: { border: '1px solid' } },
});

const { toneTint, good, warn, bad, ink, ink2 } = vars.colour;

/** Status colours where the design has them; the other minerals only tint the ground. */
export const tone = styleVariants(
  {
    neutral: { background: toneTint.iron, color: ink },
    pine: { background: toneTint.pine, color: good },
    ochre: { background: toneTint.ochre, color: warn },
    clay: { background: toneTint.clay, color: bad },
    slate: { background: toneTint.slate, color: ink2 },
    moss: { background: toneTint.moss, color: ink2 },
    iron: { background: toneTint.iron, color: ink2 },
  },
  (rule) => [tag, rule],
);
