import * as styles from './bar.css';
import type { Cell } from './figures/table-figures';
import { percent } from './percent';

type Props = { value: number; of?: number; longest: number };

/** Least width of an overrun: half of the tick lies on it. */
const LEAST_PX = 5;

/** A bar to scale. One that may reach a limit stands on it, with a tick there; beyond it, it is red. */
export function Bar({ value, of: limit, longest }: Props) {
  // Slightly more than the longest bar, so that its tick is not cut off.
  const share = (part: number) => percent(part / (longest * 1.02));
  const within = Math.min(value, limit ?? value);
  return (
    <svg className={styles.drawing} aria-hidden="true">
      {limit === undefined ? null : <rect className={styles.limit} y="5" width={share(limit)} height="10" />}
      <rect className={styles.value} y="5" width={share(within)} height="10" />
      {limit !== undefined && value > limit ? (
        <g className={styles.over}>
          <rect x={share(limit)} y="5" width={share(value - limit)} height="10" />
          {/* The least that shows beside the tick. */}
          <rect x={share(limit)} y="5" width={LEAST_PX} height="10" />
        </g>
      ) : null}
      {limit === undefined ? null : (
        <line className={styles.tick} x1={share(limit)} x2={share(limit)} y1="1" y2="19" />
      )}
    </svg>
  );
}

/** The greatest value of a column, or one if it has none. */
export function longestOf(rows: readonly Cell[][], column: number): number {
  const values = rows.flatMap((cells) => {
    const cell = cells[column];
    if (typeof cell === 'number') return [cell];
    return typeof cell === 'object' && cell ? [Number(cell.value) || 0, cell.of ?? 0] : [];
  });
  return Math.max(0, ...values) || 1;
}

const PITCH_PX = 15;
/** More blocks would be wider than their column: then each is of several users. */
const MOST_BLOCKS = 12;

/** One block for each user; `most` is the greatest number in the column. */
export function Users({ count, most }: { count: number; most: number }) {
  const each = Math.ceil(most / MOST_BLOCKS);
  const squares = Array.from(
    { length: Math.ceil(count / each) },
    (_, index) => `M${index * PITCH_PX} 0h12v18h-12z`,
  );
  return (
    <svg className={styles.blocks} viewBox={`0 0 ${Math.ceil(most / each) * PITCH_PX} 18`} aria-hidden="true">
      <path className={styles.value} d={squares.join('')} />
    </svg>
  );
}
