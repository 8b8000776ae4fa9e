import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import type { Tone } from '../../../protocol/content-names';
import { vars } from '../../theme/contract.css';
import { media, radius } from '../../theme/tokens';

/** Square ends: the drawings of the design are built from blocks. Overrides Lucide's round attributes. */
export const icon = style({ display: 'block', flex: 'none', strokeLinecap: 'butt', strokeLinejoin: 'miter' });

/** Inherited by the content of `<use>`. */
export const contentIcon = style([icon, { fill: 'none', stroke: 'currentColor', strokeWidth: 1.6 }]);

/** Lucide draws a dot as a line of length 0.01, which only its ends make visible. */
globalStyle(`${icon} > path[d$=".01"]`, { strokeLinecap: 'square' });

const tile = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 48,
  height: 48,
  borderRadius: radius.tile,
  '@media': { [media.forced]: { border: '1px solid' } },
});

const mineral = (name: Tone) => ({
  background: vars.colour.toneTint[name],
  color: vars.colour.toneSolid[name],
});

export const tileTone = styleVariants(
  {
    pine: mineral('pine'),
    ochre: mineral('ochre'),
    clay: mineral('clay'),
    slate: mineral('slate'),
    moss: mineral('moss'),
    iron: mineral('iron'),
    sunk: { background: vars.colour.sunk, color: vars.colour.ink2 },
  },
  (rule) => [tile, rule],
);
