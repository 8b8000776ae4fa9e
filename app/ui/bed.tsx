import type { MediaValue } from '../content/content-types';
import * as styles from './bed.css';
import { Media } from './media/media';

type BedProps = {
  media: MediaValue;
  /** The `sizes` attribute of an uploaded image. */
  sizes: string;
  priority?: boolean;
  className?: string;
};

/** The place of a picture beside text: a vignette stands on a sunk bed, a drawing or photograph fills it. */
export function Bed({ media, sizes, priority, className }: BedProps) {
  const kind = styles.kind[media.source === 'vignette' ? 'sheet' : 'picture'];
  return (
    <div className={className ? `${kind} ${className}` : kind}>
      <Media media={media} sizes={sizes} priority={priority} />
    </div>
  );
}
