import type { ReactNode } from 'react';
import * as styles from './indexed-columns.css';

type IndexedColumnsProps = {
  /** A `SideIndex` or `PartIndex`; without one its columns stay empty. */
  index: ReactNode;
  children: ReactNode;
};

/** A side index in three columns and long content beside it. */
export function IndexedColumns({ index, children }: IndexedColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.index}>{index}</div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
