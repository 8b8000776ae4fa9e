import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { ground } from '../theme/ground.css';
import { textProperties } from '../theme/text-properties';
import { space } from '../theme/tokens';

export const image = style({ width: '100%', filter: vars.picture.filter });

export const caption = style({ ...textProperties('small'), paddingBlock: space[12], color: ground.text3 });
