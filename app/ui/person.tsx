import type { ReactNode } from 'react';
import type { MediaValue } from '../content/content-types';
import * as styles from './person.css';
import { Portrait } from './portrait';

type PersonProps = {
  portrait: MediaValue;
  name: string;
  /** What stands under the name: a position, then what matters less. Empty ones collapse. */
  lines: ReadonlyArray<ReactNode>;
};

/** Somebody's portrait, name and position. */
export function Person({ portrait, name, lines }: PersonProps) {
  return (
    <div className={styles.person}>
      <Portrait media={portrait} />
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        {lines.filter(Boolean).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <span key={index} className={styles.line}>
            {line}
          </span>
        ))}
      </div>
    </div>
  );
}
