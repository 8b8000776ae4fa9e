import type { Tone } from '../theme/tone';
import { ContentIcon } from './icon/content-icon';
import * as styles from './icon-tile.css';

type IconTileProps = {
  name: string;
  /** A mineral, or `sunk` for lists of links and for things that are not available. */
  tone?: Tone | 'sunk';
  /** Side in px. */
  size?: 44 | 48;
};

/** An icon on its own square bed. */
export function IconTile({ name, tone = 'sunk', size = 48 }: IconTileProps) {
  return (
    <span className={`${styles.tone[tone]} ${styles.size[size]}`} aria-hidden="true">
      <ContentIcon name={name} size={size === 44 ? 20 : 24} />
    </span>
  );
}
