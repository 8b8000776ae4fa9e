import type { StyleRule } from '@vanilla-extract/css';
import { textStyle } from './tokens';

type TextStyleName = keyof typeof textStyle;

/**
 * A type style as style properties, for use inside another `style()`. It is not in a `.css.ts` file, because one that
 * views import may export classes only.
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
