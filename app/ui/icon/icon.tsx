import { Glyph, type GlyphSize } from './glyph';
import { interfaceGlyphs } from './interface-glyphs';

type IconProps = { name: keyof typeof interfaceGlyphs; size?: GlyphSize };

/** A line icon of the interface. */
export function Icon({ name, size }: IconProps) {
  return <Glyph glyph={interfaceGlyphs[name]} size={size} />;
}
