import type { ReactNode } from 'react';
import * as styles from './card-grid.css';

type CardGridProps = {
  /** Columns from 1120 px up; between 640 px and there it is two. */
  columns: 3 | 4;
  /** Columns below 640 px. */
  narrowColumns?: 1 | 2;
  /** Cards without a box stand further apart from the row below. */
  rows?: 'close' | 'apart';
  /** One `<li>` a card. */
  children: ReactNode;
};

/** A list of equal cards in the columns of the grid. */
export function CardGrid({ columns, narrowColumns = 1, rows = 'close', children }: CardGridProps) {
  return (
    <ul className={`${styles.wide[columns]} ${styles.narrow[narrowColumns]} ${styles.rows[rows]}`}>
      {children}
    </ul>
  );
}
