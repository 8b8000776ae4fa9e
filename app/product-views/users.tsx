import * as styles from './bar.css';

const PITCH_PX = 15;
/** More blocks would be wider than their column: then each is of several users. */
const MOST_BLOCKS = 12;

/** One block for each user; `most` is the greatest number in the column. */
export function Users({ count, most }: { count: number; most: number }) {
  const each = Math.max(1, Math.ceil(most / MOST_BLOCKS));
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
