import { useId } from 'react';
import { formatDate } from '../ui/format-date';
import { useLanguage } from '../ui/language';
import * as styles from './cash-flow-forecast.css';
import type { FiguresOf } from './figures/view-figures';
import { percent } from './percent';
import { Sheet, type ViewProps } from './sheet';

/** One month of the chart, in thousands. */
type Month = FiguresOf<'cash-flow-forecast'>['months'][number];

/** Money in and out by month, actual and expected, and the resulting balance. */
export function CashFlowForecast({ figures, standing }: ViewProps<'cash-flow-forecast'>) {
  const { months } = figures;
  return (
    <Sheet title="Cash-flow forecast" tag={{ value: 'Base case' }} standing={standing}>
      <CashFlowPlot shown={months} />
      <div className={styles.legend}>
        <span className={styles.keyIn}>Money in</span>
        <span className={styles.keyOut}>Money out</span>
        <span className={styles.keyBalance}>Closing balance</span>
      </div>
    </Sheet>
  );
}

const TOP_PX = 24;
const BASE_PX = 204;

const STEPS = [10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000];
const GRID_LINES = 3;

/**
 * The scale of a chart: lines at round values, and where a value is.
 * @param most the greatest value of the chart, in thousands
 */
function scaleFor(most: number) {
  const step = STEPS.find((candidate) => candidate * GRID_LINES >= most) ?? most / GRID_LINES;
  const tenths = (px: number) => Number(px.toFixed(1));
  const height = (value: number) => tenths((value / (step * GRID_LINES)) * (BASE_PX - TOP_PX));
  return {
    grid: Array.from({ length: GRID_LINES + 1 }, (_, line) => line * step),
    height,
    level: (value: number) => tenths(BASE_PX - height(value)),
  };
}

type BarsProps = {
  month: Month;
  left: number;
  width: number;
  hatch: string;
  scale: ReturnType<typeof scaleFor>;
};

function Bars({ month, left, width, hatch, scale: { height, level } }: BarsProps) {
  const bar = (value: number, x: number) => ({
    x: percent(x),
    y: level(value),
    width: percent(width),
    height: height(value),
  });
  const { moneyIn, moneyOut, isExpected } = month;
  const [lookIn, lookOut] = isExpected
    ? [styles.expectedIn, styles.expectedOut]
    : [styles.moneyIn, styles.moneyOut];
  return (
    <>
      <rect className={lookIn} fill={isExpected ? `url(#${hatch})` : undefined} {...bar(moneyIn, left)} />
      <rect className={lookOut} {...bar(moneyOut, left + width * 1.12)} />
    </>
  );
}

/** All months at any width; a narrow sheet has room for the name of every second. */
function CashFlowPlot({ shown }: { shown: Month[] }) {
  const hatch = useId();
  const language = useLanguage();
  const scale = scaleFor(
    Math.max(...shown.flatMap(({ moneyIn, moneyOut, closing }) => [moneyIn, moneyOut, closing])),
  );
  const { grid, level } = scale;
  const slot = 1 / shown.length;
  const width = slot * 0.29;
  const centre = (index: number) => percent((index + 0.5) * slot);
  const boundary = percent(shown.filter(({ isExpected }) => !isExpected).length * slot);
  return (
    <svg className={styles.plot} aria-hidden="true">
      <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={styles.hatch} d="M0 0V5" />
      </pattern>
      {grid.map((value) => (
        <g key={value}>
          <line className={styles.grid} x1="0" x2="100%" y1={level(value)} y2={level(value)} />
          <text className={styles.label} x="-8" y={level(value) + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      <text className={styles.label} x="-40" y={TOP_PX - 20}>
        Thousands
      </text>
      {shown.map((month, index) => (
        <g key={month.month}>
          <Bars
            month={month}
            left={(index + 0.5) * slot - width * 1.06}
            width={width}
            hatch={hatch}
            scale={scale}
          />
          <text
            className={index % 2 ? styles.second : styles.label}
            x={centre(index)}
            y={BASE_PX + 20}
            textAnchor="middle"
          >
            {formatDate(`${month.month}-01`, 'month', language)}
          </text>
        </g>
      ))}
      <line className={styles.axis} x1="0" x2="100%" y1={BASE_PX} y2={BASE_PX} />
      <line className={styles.boundary} x1={boundary} x2={boundary} y1={TOP_PX - 12} y2={BASE_PX} />
      <text className={styles.label} x={boundary} dx="-6" y={TOP_PX - 4} textAnchor="end">
        Actual
      </text>
      <text className={styles.forecast} x={boundary} dx="8" y={TOP_PX - 4}>
        Forecast
      </text>
      {shown.slice(1).map((month, index) => (
        <line
          key={month.month}
          className={styles.balance}
          x1={centre(index)}
          x2={centre(index + 1)}
          y1={level(shown[index]?.closing ?? 0)}
          y2={level(month.closing)}
        />
      ))}
      {shown.map((month, index) => (
        <rect
          key={month.month}
          className={styles.point}
          x={centre(index)}
          y={level(month.closing)}
          width="9"
          height="9"
          transform="translate(-4.5 -4.5)"
        />
      ))}
    </svg>
  );
}
