import { fallbackVar } from '@vanilla-extract/css';
import { colour } from '../../theme/contract.css';
import { globalStyle, square, style } from '../../theme/style';
import { radius } from '../../theme/tokens';
import { toneColour, toneTint } from '../../theme/tone.css';

/** Square ends: the drawings of the design are built from blocks. Overrides Lucide's round attributes. */
export const icon = style({ strokeLinecap: 'butt', strokeLinejoin: 'miter' });

/** Those that point the way turn with it. */
globalStyle('[dir=rtl] [class*=-right]', { scale: '-1 1' });

/** Inherited by the content of `<use>`. */
export const contentIcon = style([icon, { fill: 'none', stroke: 'currentColor', strokeWidth: 1.6 }]);

/** In the colours of the tone around it, if there is one. */
export const tile = style({
  ...square('48px'),
  flex: 'none',
  borderRadius: radius.tile,
  background: fallbackVar(toneTint, colour.sunk),
  color: fallbackVar(toneColour, colour.ink2),
  forced: { border: '1px solid' },
});
