import { Children, type ReactNode } from 'react';
import * as styles from './card-grid.css';

type CardGridProps = {
  /** Columns from 1120 px up. */
  columns: 3 | 4;
  /** Columns between 640 px and 1120 px: two, or three where a third card would be left alone. */
  middleColumns?: 2 | 3;
  /** Columns below 640 px. */
  narrowColumns?: 1 | 2;
  /** Cards without a box have more space below. */
  rows?: 'close' | 'apart';
  children: ReactNode;
};

/** A list of equal cards in the columns of the grid. Renders nothing without cards. */
export function CardGrid({
  columns,
  middleColumns = 2,
  narrowColumns = 1,
  rows = 'close',
  children,
}: CardGridProps) {
  if (Children.count(children) === 0) return null;
  const classes = [
    styles.wide[columns],
    styles.middle[middleColumns],
    styles.narrow[narrowColumns],
    styles.rows[rows],
  ];
  return <ul className={classes.join(' ')}>{children}</ul>;
}
