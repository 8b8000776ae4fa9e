import type { ReactNode } from 'react';
import type { MediaValue } from '../content-model/content-types';
import { Media } from './media';
import * as styles from './text-and-media.css';

type TextAndMediaProps = {
  media: ReactNode;
  /** Side of the picture if both fit side by side. */
  side: 'left' | 'right';
  children: ReactNode;
};

/** Text beside a picture, 5 + 6 columns; one above the other below 880 px. */
export function TextAndMedia({ media, side, children }: TextAndMediaProps) {
  return (
    <div className={styles.row}>
      <div className={styles.text[side]}>{children}</div>
      <div className={styles.picture[side]}>{media}</div>
    </div>
  );
}

type BedProps = {
  media: MediaValue;
  sizes: string;
  priority?: boolean;
  className?: string;
};

/** The bed of a picture beside text: a product view is on a sunk bed, a drawing or photograph fills it. */
export function Bed({ media, sizes, priority, className }: BedProps) {
  const kind = styles.bed[media.source === 'view' ? 'sheet' : 'picture'];
  return (
    <div className={className ? `${kind} ${className}` : kind}>
      <Media media={media} sizes={sizes} priority={priority} />
    </div>
  );
}
