import { Tag } from '../ui/tag';
import { Amount } from './amount';
import * as styles from './budget-v-actual.css';
import { percent } from './percent';
import { Sheet, type ViewProps } from './sheet';
import * as ledger from './sheet-table.css';

type BarProps = { actual: number; budget: number; share: (value: number) => string };

function Bar({ actual, budget, share }: BarProps) {
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
export function BudgetVActual({ figures, standing }: ViewProps<'budget-v-actual'>) {
  const { job, costs, over, actual: spent, budget: planned } = figures;
  const figure = ledger.figure;
  // Slightly more than the longest bar's value, so that its tick is not cut off.
  const longest = Math.max(...costs.flatMap(({ actual, budget }) => [actual, budget])) * 1.02;
  const share = (value: number) => percent(value / longest);
  return (
    <Sheet
      title="Budget v. actual"
      context={job}
      tag={over ? <Tag tone="ochre">{`${over} over`}</Tag> : <Tag tone="pine">Within budget</Tag>}
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
          {costs.map(({ costCode, actual, budget }) => (
            <tr key={costCode}>
              <td>{costCode}</td>
              <td className={`${styles.bar} ${ledger.afterMargin}`}>
                <Bar actual={actual} budget={budget} share={share} />
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
                <Amount value={spent} decimals={0} />
              </span>
            </td>
            <td className={figure}>
              <span className={ledger.total}>
                <Amount value={planned} decimals={0} />
              </span>
            </td>
          </tr>
        </tfoot>
      </table>
    </Sheet>
  );
}
