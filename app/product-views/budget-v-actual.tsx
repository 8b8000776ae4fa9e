import { Tag } from '../ui/tag';
import { Amount } from './amount';
import * as styles from './budget-v-actual.css';
import { percent, sum } from './figures';
import { Sheet, type ViewProps } from './sheet';
import * as ledger from './sheet-table.css';

/** Cost codes of one job: spent and planned amounts. */
const jobCosts = [
  { code: 'Labour', actual: 49_600, budget: 64_000 },
  { code: 'Materials', actual: 54_600, budget: 52_800 },
  { code: 'Subcontract', actual: 28_000, budget: 49_000 },
  { code: 'Plant hire', actual: 16_500, budget: 18_000 },
];

/** Slightly more than the longest bar's value, so that its tick is not cut off. */
const LONGEST = Math.max(...jobCosts.flatMap(({ actual, budget }) => [actual, budget])) * 1.02;
const share = (value: number) => percent(value / LONGEST);

function Bar({ actual, budget }: { actual: number; budget: number }) {
  const within = Math.min(actual, budget);
  return (
    <svg className={styles.drawing} aria-hidden="true">
      <rect className={styles.budget} y="5" width={share(budget)} height="10" />
      <rect className={styles.actual} y="5" width={share(within)} height="10" />
      {actual > budget ? (
        <rect className={styles.over} x={share(budget)} y="5" width={share(actual - budget)} height="10" />
      ) : null}
      <line className={styles.tick} x1={share(budget)} x2={share(budget)} y1="1" y2="19" />
    </svg>
  );
}

/** Cost codes of a job with their bars: spent, planned, and overrun. */
export function BudgetVActual({ standing }: ViewProps) {
  const figure = ledger.figure;
  return (
    <Sheet
      title="Budget v. actual"
      context="Quay Street fit-out"
      tag={<Tag tone="ochre">Materials over</Tag>}
      standing={standing}
    >
      <table className={ledger.table}>
        <thead>
          <tr>
            <th>Cost code</th>
            <th className={`${styles.bar} ${ledger.afterMargin}`} />
            <th className={figure}>Actual</th>
            <th className={figure}>Budget</th>
          </tr>
        </thead>
        <tbody>
          {jobCosts.map(({ code, actual, budget }) => (
            <tr key={code}>
              <td>{code}</td>
              <td className={`${styles.bar} ${ledger.afterMargin}`}>
                <Bar actual={actual} budget={budget} />
              </td>
              <td className={actual > budget ? `${figure} ${ledger.negative}` : figure}>
                <Amount value={actual} decimals={0} />
              </td>
              <td className={figure}>
                <Amount value={budget} decimals={0} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>Job total</td>
            <td className={`${styles.bar} ${ledger.afterMargin}`} />
            <td className={figure}>
              <span className={ledger.total}>
                <Amount value={sum(jobCosts.map(({ actual }) => actual))} decimals={0} />
              </span>
            </td>
            <td className={figure}>
              <span className={ledger.total}>
                <Amount value={sum(jobCosts.map(({ budget }) => budget))} decimals={0} />
              </span>
            </td>
          </tr>
        </tfoot>
      </table>
    </Sheet>
  );
}
