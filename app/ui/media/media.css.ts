import { style } from '@vanilla-extract/css';
import { ground } from '../../theme/ground.css';
import { textProperties } from '../../theme/text-properties';
import { space } from '../../theme/tokens';

export const image = style({ display: 'block', width: '100%', height: 'auto' });

export const caption = style({ ...textProperties('small'), paddingBlock: space[12], color: ground.text3 });
