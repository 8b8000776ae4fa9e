import type { ViewPart } from '../content-model/content-types';
import { figureIn, percent } from './amount';
import * as styles from './stages.css';

const BAR_PX = 46;
/** From the bar to its label where a line leads there, and where none does. */
const LEADER_PX = 14;
const ABOVE_LABELS_PX = 20;

/** How many are in each stage: a bar is as wide as its share, above its label. A line leads to a label that is elsewhere. */
export function Stages({ part }: { part: ViewPart<'viewStages'> }) {
  const parts = placed(part.rows);
  const top = BAR_PX + ABOVE_LABELS_PX + (parts.some(({ isAway }) => isAway) ? LEADER_PX : 0);
  return (
    <svg className={styles.stages} height={top + 38} aria-hidden="true">
      {parts.map(({ _key, name, count, start, width, label, anchor, isAway }, index) => (
        <g key={_key} textAnchor={anchor}>
          <svg x={percent(start)} width={percent(width)} height={BAR_PX} aria-hidden="true">
            <rect className={styles.bar[index % styles.bar.length]} />
          </svg>
          {isAway ? (
            <line
              className={styles.leader}
              x1={percent(start + width / 2)}
              x2={percent(label)}
              y1={BAR_PX}
              y2={BAR_PX + LEADER_PX}
            />
          ) : null}
          <text className={styles.count} x={percent(label)} y={top}>
            {count}
          </text>
          <text className={styles.name} fontStretch="condensed" x={percent(label)} y={top + 18}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The share of a narrow drawing that a letter takes, and the gap after a label; less where the names are long. */
const LETTER = 0.0155;

/**
 * Where bars and labels are, in parts of the width. A label begins where its bar does, or ends there if the next one or
 * the edge would be in its way; where neither has room it is as near as all labels have room.
 */
function placed(rows: ViewPart<'viewStages'>['rows']) {
  const counts = rows.map(({ cells }) => Math.max(0, figureIn(cells[1]) ?? 0));
  const all = counts.reduce((total, count) => total + count, 0) || 1;
  const letters = rows.reduce((total, { cells: [name = ''] }) => total + name.length + 1, 0);
  const letter = Math.min(LETTER, 1 / letters);
  let end = 0;
  const parts = rows.map(({ _key, cells: [name = ''] }, at) => {
    const count = counts[at] ?? 0;
    const [start, width, room] = [end, count / all, letter * (name.length + 1)];
    end += width;
    return { _key, name, count, start, width, room, left: start };
  });
  let most = 1 + letter;
  for (const part of [...parts].reverse()) {
    part.left = Math.min(part.left, most - part.room);
    most = part.left;
  }
  let least = 0;
  for (const part of parts) {
    part.left = Math.max(part.left, least);
    least = part.left + part.room;
  }
  return parts.map(({ left, room, ...part }) => {
    const anchor = left < part.start ? ('end' as const) : ('start' as const);
    const label = anchor === 'end' ? left + room - letter : left;
    const isAway = part.count > 0 && (label < part.start || label > part.start + part.width);
    return { ...part, anchor, label, isAway };
  });
}
