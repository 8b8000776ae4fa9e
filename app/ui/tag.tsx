import type { ReactNode } from 'react';
import type { Tone } from '../../protocol/content-names';
import * as styles from './tag.css';

/** A short status beside its subject: "Balanced", "Not available". */
export function Tag({ tone = 'neutral', children }: { tone?: Tone | 'neutral'; children: ReactNode }) {
  return <span className={styles.tone[tone]}>{children}</span>;
}
