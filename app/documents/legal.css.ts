import { style } from '@vanilla-extract/css';
import { ground } from '../theme/ground.css';
import { textProperties } from '../theme/text-properties';

export const changed = style({ ...textProperties('small'), color: ground.text3 });
