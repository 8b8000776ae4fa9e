import { style, styleVariants } from '@vanilla-extract/css';
import { textProperties } from './text-properties';
import { textStyle } from './tokens';

/** One class per type style. */
export const text = styleVariants(textStyle, (_value, name) => textProperties(name));

/** Figures, dates and times line up in columns. */
export const figures = style({ fontVariantNumeric: 'tabular-nums lining-nums' });
