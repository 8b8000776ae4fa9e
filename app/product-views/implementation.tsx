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
const BAR_PX = 40;
const BASE_PX = 164;
const at = (months: number) => percent(months / AXIS_MONTHS);
const months = Array.from({ length: AXIS_MONTHS + 1 }, (_, month) => month);

/** The ends of the axis show its unit; a narrow chart shows it below. */
function wideLabel(month: number): string {
  if (month === 0) return 'Start';
  return month === AXIS_MONTHS ? `${month} months` : `${month}`;
}

type Range = (typeof implementationRanges)[number];

/** The range's label: in its bar if it fits, otherwise after it. */
function RangeText({ range, to, row, y }: Range & { row: number; y: number }) {
  const behind = (
    <text className={styles.text} x={at(to)} y={y} dx="10">
      {range}
    </text>
  );
  const within = (
    <text className={styles.inside[row]} x={at(to)} y={y} dx="-12" textAnchor="end">
      {range}
    </text>
  );
  if (row === 0) return behind;
  if (row === 2) return within;
  return (
    <>
      <g className={styles.wideOnly}>{within}</g>
      <g className={styles.narrowOnly}>{behind}</g>
    </>
  );
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
          return (
            <g key={range.size}>
              <text className={styles.size} y={y + BAR_PX / 2 + 5}>
                {range.size}
              </text>
              <rect className={styles.before[row]} y={y} width={at(range.from)} height={BAR_PX} />
              <rect
                className={styles.bar[row]}
                x={at(range.from)}
                y={y}
                width={at(range.to - range.from)}
                height={BAR_PX}
              />
              <RangeText {...range} row={row} y={y + BAR_PX / 2 + 5} />
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
