import { drawing } from './drawing';
import * as styles from './illustration.css';

type IllustrationProps = {
  name: string;
  /** Says what the drawing shows; without it the drawing is decorative. */
  alt?: string;
  className?: string;
  /** Where a click leads in a preview. */
  edit?: string | undefined;
};

/**
 * A drawing of the design. It comes from one file that the browser fetches, and is not part of the JavaScript;
 * `<use>` lets the colours of the theme and the font of the page through, which `<img>` would not.
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
      focusable="false"
    >
      <use href={art.href} />
    </svg>
  );
}
