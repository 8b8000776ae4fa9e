import type { LucideIcon } from 'lucide-react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Globe from 'lucide-react/icons/globe';
import Menu from 'lucide-react/icons/menu';
import MessageSquare from 'lucide-react/icons/message-square';
import Minus from 'lucide-react/icons/minus';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Plus from 'lucide-react/icons/plus';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Search from 'lucide-react/icons/search';
import Send from 'lucide-react/icons/send';
import Sun from 'lucide-react/icons/sun';
import X from 'lucide-react/icons/x';
import { iconNames } from '../../../protocol/content-names';
import spriteUrl from './content-icons.svg?url';
import * as styles from './icon.css';

type GlyphSize = 16 | 18 | 20 | 22 | 24 | 26 | 28;

/** A line icon of the interface, in the colour of the text around it. Decorative: never the only sign of a meaning. */
export function Icon({ name, size = 20 }: { name: keyof typeof interfaceGlyphs; size?: GlyphSize }) {
  const Drawn = interfaceGlyphs[name];
  return <Drawn className={styles.icon} size={size} strokeWidth={1.6} aria-hidden="true" />;
}

/** Icons of the interface, used on every page. */
const interfaceGlyphs = {
  globe: Globe,
  menu: Menu,
  x: X,
  'chevron-down': ChevronDown,
  'chevron-right': ChevronRight,
  'arrow-right': ArrowRight,
  'arrow-up': ArrowUp,
  'arrow-up-right': ArrowUpRight,
  'message-square': MessageSquare,
  plus: Plus,
  minus: Minus,
  check: Check,
  'rotate-ccw': RotateCcw,
  search: Search,
  send: Send,
  sun: Sun,
  moon: Moon,
  monitor: Monitor,
} satisfies Record<string, LucideIcon>;

const offered: ReadonlySet<string> = new Set(iconNames);

type ContentIconProps = {
  /** Lucide name; one that is not offered to editors draws nothing. */
  name: string;
  size?: GlyphSize;
};

/**
 * A line icon chosen in the content. Referenced from one file with all of them: inline they would be sent twice with
 * every page, as HTML and as JavaScript. Decorative, like every icon.
 */
export function ContentIcon({ name, size = 20 }: ContentIconProps) {
  if (!offered.has(name)) return null;
  return (
    <svg className={styles.contentIcon} width={size} height={size} aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}

/** An icon on a square bed, in the tone of what it is in. */
export function IconTile({ name }: { name: string }) {
  return (
    <span className={styles.tile} aria-hidden="true">
      <ContentIcon name={name} size={24} />
    </span>
  );
}
