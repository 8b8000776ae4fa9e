import { globalStyle, style } from '../theme/style';

const HEIGHT_PX = 30;

export const logo = style({ display: 'flex', alignItems: 'center', minHeight: HEIGHT_PX });

/** An upload has the height of the drawn wordmarks. */
globalStyle(`${logo} > img`, { width: 'auto', height: HEIGHT_PX, objectFit: 'contain' });
