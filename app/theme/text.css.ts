import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { textStyle } from './tokens';

type TextStyleName = keyof typeof textStyle;

/**
 * The type style of that name as style properties, for use inside another `style()`.
 * @param name a row of the design's type table
 */
export function textProperties(name: TextStyleName): StyleRule {
  const [fontSize, lineHeight, fontWeight, letterSpacing, width] = textStyle[name];
  const heading = name === 'display' || name.startsWith('h');
  return {
    fontSize,
    lineHeight,
    fontWeight,
    letterSpacing,
    fontStretch: `${width}%`,
    textWrap: heading ? 'balance' : 'pretty',
  };
}

/** One class per type style. */
export const text = styleVariants(textStyle, (_value, name) => textProperties(name));

/** Figures, dates and times line up in columns. */
export const figures = style({ fontVariantNumeric: 'tabular-nums lining-nums' });
