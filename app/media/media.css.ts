import { ground, picture } from '../theme/contract.css';
import { globalStyle, sizedText, style, textProperties } from '../theme/style';
import { space } from '../theme/tokens';

export const image = style({ width: '100%', filter: picture.filter });

export const caption = style({ ...textProperties('small'), paddingBlock: space[12], color: ground.text3 });

const LOGO_HEIGHT_PX = 30;

export const logo = style({ display: 'flex', alignItems: 'center', minHeight: LOGO_HEIGHT_PX });

/** An upload has the height of the drawn wordmarks. */
globalStyle(`${logo} > img`, { width: 'auto', height: LOGO_HEIGHT_PX, objectFit: 'contain' });

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
