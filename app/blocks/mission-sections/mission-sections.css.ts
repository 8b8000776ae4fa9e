import { style } from '@vanilla-extract/css';
import { ground } from '../../theme/ground.css';
import { space } from '../../theme/tokens';

export const words = style({ display: 'grid', gap: space[20] });
export const quieter = style({ color: ground.text3 });
