import { globalStyle, style } from '@vanilla-extract/css';

const HEIGHT_PX = 30;

export const logo = style({ display: 'flex', alignItems: 'center', minHeight: HEIGHT_PX });

/** An upload takes the height of the drawn wordmarks, whatever its own size. */
globalStyle(`${logo} > img`, {
  width: 'auto',
  height: HEIGHT_PX,
  maxWidth: '100%',
  objectFit: 'contain',
});
