import { style } from '@vanilla-extract/css';
import { hidden } from './hidden';

export const visuallyHidden = style(hidden);
