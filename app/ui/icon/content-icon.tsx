import type { LucideIcon } from 'lucide-react';
import { Glyph, type GlyphSize } from './glyph';
import { offeredGlyphs } from './offered-glyphs';

const glyphs = new Map<string, LucideIcon>(Object.entries(offeredGlyphs));

type ContentIconProps = {
  /** Lucide name; one that editors are not offered draws nothing. */
  name: string;
  size?: GlyphSize;
};

/** A line icon that content names. Apart from `Icon`, since what every page runs has no use for all that are offered. */
export function ContentIcon({ name, size }: ContentIconProps) {
  const glyph = glyphs.get(name);
  return glyph ? <Glyph glyph={glyph} size={size} /> : null;
}
