import { illustrationNames } from '../../../protocol/content-names';
import * as styles from './illustration.css';
// Never inlined, for any build limit: browsers resolve `<use>` to a file but not to a data URL.
import drawings from './illustrations.svg?url&no-inline';

type IllustrationProps = {
  name: string;
  /** Describes the drawing; without it the drawing is decorative. */
  alt?: string;
  className?: string;
  edit?: string | undefined;
};

/**
 * A drawing of the design. It comes from one file that the browser fetches, and is not part of the JavaScript. With
 * `<use>` it inherits the theme's colours and the page's font, unlike with `<img>`.
 */
export function Illustration({ name, alt, className, edit }: IllustrationProps) {
  const art = drawing(name);
  if (!art) return null;
  return (
    <svg
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      data-sanity={edit}
      className={className ? `${styles.kind[art.kind]} ${className}` : styles.kind[art.kind]}
      viewBox={`0 0 ${art.width} ${art.height}`}
    >
      <use href={art.href} />
    </svg>
  );
}

type Kind = 'scene' | 'bare' | 'portrait' | 'logo';
type Box = { kind: Kind; width: number; height: number };

/** In its own units, by how the name begins; the page cannot read the proportions of an external drawing. */
const boxes: Record<string, Box> = {
  industry: { kind: 'scene', width: 480, height: 320 },
  about: { kind: 'scene', width: 560, height: 420 },
  value: { kind: 'scene', width: 360, height: 220 },
  contact: { kind: 'scene', width: 480, height: 320 },
  support: { kind: 'scene', width: 480, height: 320 },
  not: { kind: 'bare', width: 560, height: 420 },
  portrait: { kind: 'portrait', width: 52, height: 56 },
};
const logoWidths: Record<string, number> = { 1: 150, 2: 146, 3: 108, 4: 146, 5: 146, 6: 152 };
const names: ReadonlySet<string> = new Set(illustrationNames);

/** Kind, box and URL of a drawing, by a name from content; null if there is no such drawing. */
export function drawing(name: string): (Box & { href: string }) | null {
  const [beginning = '', end = ''] = name.split('-');
  const logo = logoWidths[end];
  const box =
    beginning === 'logo' && logo ? { kind: 'logo' as const, width: logo, height: 32 } : boxes[beginning];
  return box && names.has(name) ? { ...box, href: `${drawings}#${name}` } : null;
}
