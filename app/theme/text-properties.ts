import type { StyleRule } from '@vanilla-extract/css';
import { textStyle } from './tokens';

type TextStyleName = keyof typeof textStyle;

/**
 * The type style of that name as style properties, for use inside another `style()`.
 * It stands outside `text.css.ts` because a style file that views import may export classes only.
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
