import type { ReactNode } from 'react';
import * as styles from './text-and-media.css';

type TextAndMediaProps = {
  media: ReactNode;
  /** Side of the picture where both fit side by side. */
  side: 'left' | 'right';
  /** The picture is read, and on narrow screens stands, before the text. */
  mediaFirst?: boolean;
  children: ReactNode;
};

/** Text beside a picture, 5 + 6 columns; one above the other below 1120 px. */
export function TextAndMedia({ media, side, mediaFirst = false, children }: TextAndMediaProps) {
  const picture = <div className={styles.picture[side]}>{media}</div>;
  return (
    <div className={styles.row}>
      {mediaFirst ? picture : null}
      <div className={styles.text[side]}>{children}</div>
      {mediaFirst ? null : picture}
    </div>
  );
}
