import { drawing } from './drawing';
import * as styles from './illustration.css';

type IllustrationProps = {
  name: string;
  /** Describes the drawing; without it the drawing is decorative. */
  alt?: string;
  className?: string;
  /** The edit attribute, in previews. */
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
