import spriteUrl from './content-icons.svg?url';
import type { GlyphSize } from './glyph';
import * as styles from './icon.css';
import { iconNames } from './icon-names';

const offered: ReadonlySet<string> = new Set(iconNames);

type ContentIconProps = {
  /** Lucide name; one that editors are not offered draws nothing. */
  name: string;
  /** Side in px. */
  size?: GlyphSize;
};

/**
 * A line icon that content names. Brought in from one file of them all: drawn in place they would be sent twice with
 * every page, as HTML and as JavaScript. Decorative, like every icon.
 */
export function ContentIcon({ name, size = 20 }: ContentIconProps) {
  if (!offered.has(name)) return null;
  return (
    <svg className={styles.contentIcon} width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
