import type { LucideIcon } from 'lucide-react';
import * as styles from './icon.css';

/** Side in px. */
export type GlyphSize = 16 | 18 | 20 | 22 | 24 | 26 | 28;

type GlyphProps = { glyph: LucideIcon; size?: GlyphSize };

/** Decorative, in the colour of the text around it. Never the only carrier of a meaning. */
export function Glyph({ glyph: Drawn, size = 20 }: GlyphProps) {
  return <Drawn className={styles.icon} size={size} strokeWidth={1.6} aria-hidden="true" focusable="false" />;
}
