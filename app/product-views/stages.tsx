import type { Stage } from './figures/table-figures';
import { percent } from './percent';
import * as styles from './stages.css';

const BAR_PX = 46;

/** Papers by stage: each bar is as wide as its share. A line leads to its label, which may be wider. */
export function Stages({ stages }: { stages: readonly Stage[] }) {
  return (
    <svg className={styles.stages} height="104" aria-hidden="true">
      {placed(stages).map(({ name, count, start, width, label }, index) => (
        <g key={name} textAnchor="middle">
          <svg x={percent(start)} width={percent(width)} height={BAR_PX} aria-hidden="true">
            <rect className={styles.bar[index]} />
          </svg>
          {count > 0 ? (
            <line
              className={styles.leader}
              x1={percent(start + width / 2)}
              x2={percent(label)}
              y1={BAR_PX}
              y2={BAR_PX + 14}
            />
          ) : null}
          <text className={styles.count} x={percent(label)} y={BAR_PX + 32}>
            {count}
          </text>
          <text className={styles.name} x={percent(label)} y={BAR_PX + 50}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Where bars and labels are, in parts of the width: a label is under its bar, or as near as all labels have room. */
function placed(stages: readonly Stage[]) {
  const all = stages.reduce((total, { count }) => total + count, 0);
  const room = 0.95 / stages.length;
  let end = 0;
  const parts = stages.map((stage) => {
    const [start, width] = [end, stage.count / all];
    end += width;
    return { ...stage, start, width, label: start + width / 2 };
  });
  let most = 1 - room / 2;
  for (const part of [...parts].reverse()) {
    part.label = Math.min(part.label, most);
    most = part.label - room;
  }
  let least = room / 2;
  for (const part of parts) {
    part.label = Math.max(part.label, least);
    least = part.label + room;
  }
  return parts;
}
