import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens';

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] });
