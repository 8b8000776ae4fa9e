import { formatDate } from '../ui/format-date';
import { useLanguage } from '../ui/language';
import { formatAmount } from './amount';
import { Balances } from './balances';
import * as chart from './cash-flow-forecast.css';
import type { FiguresOf } from './figures/view-figures';
import { percent } from './percent';
import { Sheet, type ViewProps } from './sheet';
import { SheetTable } from './sheet-table';

/** A board: a month against the one before it, sales by month, and what sold best. */
export function BusinessIntelligence({ figures, standing }: ViewProps<'business-intelligence'>) {
  const language = useLanguage();
  const { month, before, since, balances, months, items } = figures;
  const named = (one: string) => formatDate(`${one}-01`, 'month', language);
  return (
    <Sheet title="Business overview" context={`${named(month)} against ${named(before)}`} standing={standing}>
      <Balances balances={balances} />
      <Columns months={months} />
      <SheetTable
        columns={[
          { label: `Best sellers, ${named(since)}–${named(month)}` },
          { label: '', kind: 'bar', margin: true },
          { label: 'Units', kind: 'quantity', hide: 'tiny' },
          { label: 'Sales', kind: 'whole' },
        ]}
        rows={items}
      />
    </Sheet>
  );
}

const TOP_PX = 32;
const BASE_PX = 104;
const BAR = 0.56;

/** Sales by month: each column is as tall as its figure, which stands above it. */
function Columns({ months }: Pick<FiguresOf<'business-intelligence'>, 'months'>) {
  const language = useLanguage();
  const most = Math.max(...months.map(({ sales }) => sales));
  const slot = 1 / months.length;
  return (
    <svg width="100%" height="132" aria-hidden="true">
      {months.map(({ month, sales }, index) => {
        const height = Number(((Math.max(0, sales) / most) * (BASE_PX - TOP_PX)).toFixed(1));
        const centre = percent((index + 0.5) * slot);
        return (
          <g key={month}>
            <rect
              className={chart.moneyIn}
              x={percent((index + (1 - BAR) / 2) * slot)}
              y={BASE_PX - height}
              width={percent(slot * BAR)}
              height={height}
            />
            <text className={chart.label} x={centre} y={BASE_PX - height - 6} textAnchor="middle">
              {formatAmount(sales, 0, language)}
            </text>
            <text className={chart.label} x={centre} y={BASE_PX + 20} textAnchor="middle">
              {formatDate(`${month}-01`, 'month', language)}
            </text>
          </g>
        );
      })}
      <line className={chart.axis} x1="0" x2="100%" y1={BASE_PX} y2={BASE_PX} />
    </svg>
  );
}
