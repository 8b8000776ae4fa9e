import type { ReactNode } from 'react';
import type { Tone } from '../../protocol/content-names';
import * as styles from './tag.css';

type TagProps = { tone?: Tone | 'neutral'; children: ReactNode };

/** A short status beside its subject: "Balanced", "Not available". */
export function Tag({ tone = 'neutral', children }: TagProps) {
  return <span className={styles.tone[tone]}>{children}</span>;
}
