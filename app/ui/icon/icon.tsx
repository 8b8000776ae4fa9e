import type { LucideIcon } from 'lucide-react';
import * as styles from './icon.css';
import { interfaceGlyphs } from './interface-glyphs';
import { offeredGlyphs } from './offered-glyphs';

const glyphs = new Map<string, LucideIcon>(Object.entries({ ...offeredGlyphs, ...interfaceGlyphs }));

type IconProps = {
  /** Lucide name; one that is not known draws nothing. */
  name: string;
  /** Side in px. */
  size?: 16 | 18 | 20 | 22 | 24 | 26 | 28;
};

/** A decorative line icon in the colour of the text around it. Never the only carrier of a meaning. */
export function Icon({ name, size = 20 }: IconProps) {
  const Glyph = glyphs.get(name);
  if (!Glyph) return null;
  return <Glyph className={styles.icon} size={size} strokeWidth={1.6} aria-hidden="true" focusable="false" />;
}
