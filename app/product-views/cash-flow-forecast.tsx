import { useId } from 'react';
import { Tag } from '../ui/tag';
import * as styles from './cash-flow-forecast.css';
import { closingBalances, percent } from './figures';
import { Sheet, type ViewProps } from './sheet';

/** Money in and out by month, in thousands; the closing balance follows from the opening one. */
export const cashFlow = {
  opening: 40,
  actualMonths: 4,
  months: [
    { name: 'Jan', moneyIn: 92, moneyOut: 77 },
    { name: 'Feb', moneyIn: 84, moneyOut: 80 },
    { name: 'Mar', moneyIn: 108, moneyOut: 94 },
    { name: 'Apr', moneyIn: 97, moneyOut: 92 },
    { name: 'May', moneyIn: 118, moneyOut: 105 },
    { name: 'Jun', moneyIn: 126, moneyOut: 110 },
    { name: 'Jul', moneyIn: 121, moneyOut: 110 },
    { name: 'Aug', moneyIn: 134, moneyOut: 119 },
  ],
};

const closing = closingBalances(cashFlow.opening, cashFlow.months);
const months = cashFlow.months.map((month, index) => ({
  ...month,
  closing: closing[index] ?? 0,
  expected: index >= cashFlow.actualMonths,
}));

/** Money in and out by month, actual and expected, and the resulting balance. */
export function CashFlowForecast({ standing }: ViewProps) {
  return (
    <Sheet title="Cash-flow forecast" context="Thousands" tag={<Tag>Base case</Tag>} standing={standing}>
      <CashFlowPlot shown={months} className={styles.wide} />
      <CashFlowPlot shown={months.slice(2, 7)} className={styles.narrow} />
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
const AXIS_TOP = 150;
const GRID = [0, 50, 100, 150];

/** One month of the chart, in thousands. */
type Month = { name: string; moneyIn: number; moneyOut: number; closing: number; expected: boolean };

const tenths = (px: number) => Number(px.toFixed(1));
const height = (thousands: number) => tenths((thousands / AXIS_TOP) * (BASE_PX - TOP_PX));
/** The y coordinate of a value. */
const level = (thousands: number) => tenths(BASE_PX - height(thousands));

function Bars({ month, left, width, hatch }: { month: Month; left: number; width: number; hatch: string }) {
  const bar = (value: number, x: number) => ({
    x: percent(x),
    y: level(value),
    width: percent(width),
    height: height(value),
  });
  const { moneyIn, moneyOut, expected } = month;
  const second = left + width * 1.12;
  if (!expected) {
    return (
      <>
        <rect className={styles.moneyIn} {...bar(moneyIn, left)} />
        <rect className={styles.moneyOut} {...bar(moneyOut, second)} />
      </>
    );
  }
  return (
    <>
      <rect className={styles.expectedIn} fill={`url(#${hatch})`} {...bar(moneyIn, left)} />
      <rect className={styles.expectedOut} {...bar(moneyOut, second)} />
    </>
  );
}

/** One drawing of the given months; a narrow sheet has room for fewer of them. */
function CashFlowPlot({ shown, className }: { shown: Month[]; className: string }) {
  const hatch = useId();
  const slot = 1 / shown.length;
  const width = slot * 0.29;
  const centre = (index: number) => percent((index + 0.5) * slot);
  const boundary = percent(shown.filter(({ expected }) => !expected).length * slot);
  return (
    <svg className={className} aria-hidden="true">
      <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={styles.hatch} d="M0 0V5" />
      </pattern>
      {GRID.map((value) => (
        <g key={value}>
          <line className={styles.grid} x1="0" x2="100%" y1={level(value)} y2={level(value)} />
          <text className={styles.label} x="-8" y={level(value) + 4} textAnchor="end">{`${value}k`}</text>
        </g>
      ))}
      {shown.map((month, index) => (
        <g key={month.name}>
          <Bars month={month} left={(index + 0.5) * slot - width * 1.06} width={width} hatch={hatch} />
          <text className={styles.label} x={centre(index)} y={BASE_PX + 20} textAnchor="middle">
            {month.name}
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
          key={month.name}
          className={styles.balance}
          x1={centre(index)}
          x2={centre(index + 1)}
          y1={level(shown[index]?.closing ?? 0)}
          y2={level(month.closing)}
        />
      ))}
      {shown.map((month, index) => (
        <rect
          key={month.name}
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
