import { style } from '@vanilla-extract/css';
import { space } from '../theme/tokens';

export const titledText = style({ display: 'grid', gap: space[20], justifyItems: 'start' });
