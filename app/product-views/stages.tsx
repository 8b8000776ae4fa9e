import type { Stage } from './figures/table-figures';
import { percent } from './percent';
import * as styles from './stages.css';

const BAR_PX = 46;

/** Papers by stage: each bar is as wide as its share. A line leads to its label, which is wider than a short bar. */
export function Stages({ stages }: { stages: readonly Stage[] }) {
  const countOf = (some: readonly Stage[]) => some.reduce((total, { count }) => total + count, 0);
  const share = (count: number) => percent(count / countOf(stages));
  return (
    <svg className={styles.stages} height="104" aria-hidden="true">
      {stages.map(({ name, count }, index) => {
        const before = countOf(stages.slice(0, index));
        const label = percent((index + 0.5) / stages.length);
        return (
          <g key={name} textAnchor="middle">
            <rect className={styles.bar[index]} x={share(before)} width={share(count)} height={BAR_PX} />
            {count > 0 ? (
              <line
                className={styles.leader}
                x1={share(before + count / 2)}
                x2={label}
                y1={BAR_PX}
                y2={BAR_PX + 14}
              />
            ) : null}
            <text className={styles.count} x={label} y={BAR_PX + 32}>
              {count}
            </text>
            <text className={styles.name} x={label} y={BAR_PX + 50}>
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
