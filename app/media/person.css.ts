import { ground } from '../theme/contract.css';
import { style, textProperties } from '../theme/style';
import { fontSize, space } from '../theme/tokens';

/** Portraits of a row align; a name shorter than its portrait is centred beside it. */
export const person = style({ display: 'flex', alignItems: 'start', gap: space[16] });
export const words = style({
  ...textProperties('small'),
  alignSelf: 'center',
  display: 'grid',
  color: ground.text2,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const name = style({ color: ground.text, fontSize: fontSize[17], lineHeight: 1.4, fontWeight: 560 });
export const line = style({ lineHeight: 1.45, selectors: { '& + &': { color: ground.text3 } } });

/** The box of the drawn busts: an upload replaces one without a layout shift. */
export const portrait = style({ flex: 'none', width: 52, height: 56, objectFit: 'cover' });
