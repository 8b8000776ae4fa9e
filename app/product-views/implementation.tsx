import * as styles from './implementation.css';
import { percent } from './percent';
import type { ViewProps } from './sheet';

/** More labels would touch each other on a phone. */
const MOST_LABELS = 6;
const PITCH_PX = 54;
/** The range's label stands above its bar. */
const LABEL_PX = 16;
const BAR_PX = 24;

/** Implementation times by company size, as ranges on an axis of months. */
export function Implementation({ figures: { ranges, months: longest } }: ViewProps<'implementation'>) {
  const step = Math.ceil(longest / MOST_LABELS);
  const end = Math.ceil(longest / step) * step;
  const months = Array.from({ length: end / step + 1 }, (_, index) => index * step);
  const base = 2 + ranges.length * PITCH_PX;
  const at = (month: number) => percent(month / end);
  /** The ends of the axis show its unit; a narrow chart shows it below. */
  const wideLabel = (month: number) =>
    month === 0 ? 'Start' : month === end ? `${month} ${end === 1 ? 'month' : 'months'}` : month;
  return (
    <div className={styles.chart}>
      <svg className={styles.plot} height={base + 32} aria-hidden="true">
        <line className={styles.start} y2={base} />
        {ranges.map((range, row) => {
          const y = 8 + row * PITCH_PX;
          const top = y + LABEL_PX;
          // On a narrow chart a name has little room: a line for each word.
          const words = range.name.split(' ');
          return (
            <g key={range.name}>
              {/* Beside the bars alone, so that no line crosses a range's label. */}
              {months.slice(1).map((month) => (
                <line
                  key={month}
                  className={styles.guide}
                  x1={at(month)}
                  x2={at(month)}
                  y1={top}
                  y2={y + PITCH_PX}
                />
              ))}
              <text className={styles.size} y={top + BAR_PX / 2 + 5}>
                <tspan className={styles.wideOnly}>{range.name}</tspan>
                {words.map((word, line) => (
                  <tspan
                    key={word}
                    className={styles.narrowOnly}
                    x="0"
                    dy={line === 0 ? ((1 - words.length) * LABEL_PX) / 2 : LABEL_PX}
                  >
                    {word}
                  </tspan>
                ))}
              </text>
              <text className={styles.text} x={at(range.from)} y={y + LABEL_PX / 2 + 3} dx="6">
                {range.time}
              </text>
              <rect
                className={styles.before[row % styles.before.length]}
                y={top}
                width={at(range.from)}
                height={BAR_PX}
              />
              <rect
                className={styles.bar[row % styles.bar.length]}
                x={at(range.from)}
                y={top}
                width={at(range.to - range.from)}
                height={BAR_PX}
              />
            </g>
          );
        })}
        <rect className={styles.base} y={base} height="3" />
        {months.map((month) => (
          <text key={month} className={styles.month} x={at(month)} y={base + 26} textAnchor="middle">
            <tspan className={styles.narrowOnly}>{month}</tspan>
            <tspan className={styles.wideOnly}>{wideLabel(month)}</tspan>
          </text>
        ))}
      </svg>
      <div className={styles.unit}>Months from start</div>
    </div>
  );
}
