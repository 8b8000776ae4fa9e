import type { MediaValue } from '../../content/content-types';
import { Media } from '../media/media';
import * as styles from './bed.css';

type BedProps = {
  media: MediaValue;
  /** The `sizes` attribute of an uploaded image. */
  sizes: string;
  priority?: boolean;
};

/** The place of a picture beside text: a vignette stands on a sunk bed, a drawing or photograph fills it. */
export function Bed({ media, sizes, priority }: BedProps) {
  return (
    <div className={styles.kind[media.source === 'vignette' ? 'sheet' : 'picture']}>
      <Media media={media} sizes={sizes} priority={priority} />
    </div>
  );
}
