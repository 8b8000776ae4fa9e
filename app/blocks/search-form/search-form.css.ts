import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens';

export const search = style({ display: 'grid', gap: space[12], paddingTop: space[48] });
