import { Sheet } from '../sheet/sheet';
import { Tag } from '../tag/tag';
import * as styles from './cash-flow-forecast.css';
import { cashFlow } from './cash-flow-forecast.data';
import { CashFlowPlot } from './cash-flow-plot';
import { closingBalances } from './closing-balances';
import type { VignetteProps } from './vignette-props';

const closing = closingBalances(cashFlow.opening, cashFlow.months);
const months = cashFlow.months.map((month, index) => ({
  ...month,
  closing: closing[index] ?? 0,
  expected: index >= cashFlow.actualMonths,
}));
/** Money in and out by month, what has been and what is expected, and the balance that follows. */
export function CashFlowForecast({ standing }: VignetteProps) {
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
