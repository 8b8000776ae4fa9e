import { Tag } from '../ui/tag';
import { Amount } from './amount';
import { stageTones } from './figures/stage-tones';
import * as styles from './order-pipeline.css';
import { percent } from './percent';
import { Sheet, type ViewProps } from './sheet';
import * as ledger from './sheet-table.css';

/** Orders by stage, drawn to scale, and the latest of some stages. */
export function OrderPipeline({ figures, standing }: ViewProps<'order-pipeline'>) {
  const { count: all, stages, orders } = figures;
  return (
    <Sheet title="Order pipeline" tag={<Tag tone="slate">{`${all} orders`}</Tag>} standing={standing}>
      <div className={styles.stages}>
        <svg className={styles.bars} aria-hidden="true">
          {stages.map(({ name, count }, index) => (
            <rect
              key={name}
              className={styles.bar[index]}
              x={percent(countBefore(stages, index) / all)}
              width={percent(count / all)}
              height="100%"
            />
          ))}
        </svg>
        <div className={styles.labels}>
          {stages.map(({ name, count }, index) => (
            <div key={name} className={styles.label}>
              <div className={styles.count}>
                <span className={styles.key[index]} />
                {count}
              </div>
              {name}
            </div>
          ))}
        </div>
      </div>
      <table className={ledger.table}>
        <tbody className={styles.orders}>
          {orders.map(({ number, customer, stage, value }) => (
            <tr key={number}>
              <td className={`${ledger.quiet} ${ledger.hidden.tiny}`}>{number}</td>
              <td className={styles.customer}>{customer}</td>
              <td>
                <Tag tone={stageTones[stage]}>{stage}</Tag>
              </td>
              <td className={ledger.figure}>
                <Amount value={value} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}

const countBefore = (stages: readonly { count: number }[], index: number) =>
  stages.slice(0, index).reduce((total, { count }) => total + count, 0);
