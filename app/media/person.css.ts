import { ground } from '../theme/contract.css';
import { sizedText, style, textProperties } from '../theme/style';
import { space } from '../theme/tokens';

/** Portraits of a row align; a name shorter than its portrait is centred beside it. */
export const person = style({ display: 'flex', alignItems: 'start', gap: space[16] });
export const words = style({
  ...textProperties('small'),
  alignSelf: 'center',
  display: 'grid',
  color: ground.text2,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const name = style({ color: ground.text, ...sizedText(17, 1.4, 560) });
export const line = style({ lineHeight: 1.45, selectors: { '& + &': { color: ground.text3 } } });

/** The box of the drawn busts: an upload replaces one without a layout shift. */
export const portrait = style({ flex: 'none', width: 52, height: 56, objectFit: 'cover' });
