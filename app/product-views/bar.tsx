import { percent } from './amount';
import * as styles from './bar.css';
import type { DrawnCell } from './view-table';

/** Least width of an overrun: half of the tick lies on it. */
const LEAST_PX = 5;

/** A bar to scale. One that may reach a limit stands on it, with a tick there; beyond it, it is red. */
export function Bar({ value, limit, longest }: NonNullable<DrawnCell['bar']>) {
  // Slightly more than the longest bar, so that its tick is not cut off.
  const share = (part: number) => percent(Math.max(0, part) / (longest * 1.02));
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

const PITCH_PX = 15;
/** More blocks would be wider than their column: then each is of several people. */
const MOST_BLOCKS = 12;

/** One block for each; `most` is the greatest number in the column. */
export function People({ count, most }: NonNullable<DrawnCell['people']>) {
  const each = Math.ceil(most / MOST_BLOCKS);
  const squares = Array.from(
    { length: Math.ceil(Math.max(0, count) / each) },
    (_, index) => `M${index * PITCH_PX} 0h12v18h-12z`,
  );
  return (
    <svg className={styles.blocks} viewBox={`0 0 ${Math.ceil(most / each) * PITCH_PX} 18`} aria-hidden="true">
      <path className={styles.value} d={squares.join('')} />
    </svg>
  );
}
