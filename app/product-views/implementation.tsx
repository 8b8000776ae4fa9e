import * as styles from './implementation.css';
import { percent } from './percent';

const MONTHS_PER_WEEK = 12 / 52.1775;

/** Implementation time by company size, as in the offer; from and to in months. */
const implementationRanges = [
  { size: 'Small', range: '2–6 weeks', from: 2 * MONTHS_PER_WEEK, to: 6 * MONTHS_PER_WEEK },
  { size: 'Medium', range: '1–3 months', from: 1, to: 3 },
  { size: 'Large', range: '3–6 months', from: 3, to: 6 },
];

const AXIS_MONTHS = 6;
const PITCH_PX = 54;
/** The range's label stands above its bar. */
const LABEL_PX = 16;
const BAR_PX = 24;
const BASE_PX = 164;
const at = (months: number) => percent(months / AXIS_MONTHS);
const months = Array.from({ length: AXIS_MONTHS + 1 }, (_, month) => month);

/** The ends of the axis show its unit; a narrow chart shows it below. */
function wideLabel(month: number): string {
  if (month === 0) return 'Start';
  return month === AXIS_MONTHS ? `${month} months` : `${month}`;
}

/** Implementation times by company size, as ranges on an axis of six months. */
export function Implementation() {
  return (
    <div className={styles.chart}>
      <svg className={styles.plot} aria-hidden="true">
        {months.map((month) => (
          <line
            key={month}
            className={month === 0 ? styles.start : styles.guide}
            x1={at(month)}
            x2={at(month)}
            y1="0"
            y2={BASE_PX}
          />
        ))}
        {implementationRanges.map((range, row) => {
          const y = 8 + row * PITCH_PX;
          const top = y + LABEL_PX;
          return (
            <g key={range.size}>
              <text className={styles.size} y={top + BAR_PX / 2 + 5}>
                {range.size}
              </text>
              <text className={styles.text} x={at(range.from)} y={y + LABEL_PX / 2 + 3} dx="6">
                {range.range}
              </text>
              <rect className={styles.before[row]} y={top} width={at(range.from)} height={BAR_PX} />
              <rect
                className={styles.bar[row]}
                x={at(range.from)}
                y={top}
                width={at(range.to - range.from)}
                height={BAR_PX}
              />
            </g>
          );
        })}
        <rect className={styles.base} y={BASE_PX} height="3" />
        {months.map((month) => (
          <text key={month} className={styles.month} x={at(month)} y={BASE_PX + 26} textAnchor="middle">
            <tspan className={styles.narrowOnly}>{month}</tspan>
            <tspan className={styles.wideOnly}>{wideLabel(month)}</tspan>
          </text>
        ))}
      </svg>
      <div className={styles.unit}>Months from start</div>
    </div>
  );
}
