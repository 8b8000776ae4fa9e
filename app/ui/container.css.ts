import { style } from '@vanilla-extract/css';
import { gutter } from '../theme/tokens';

export const container = style({ width: '100%', paddingInline: gutter });
