import { Tag } from '../ui/tag';
import { Amount } from './amount';
import { sum } from './figures';
import * as styles from './order-pipeline.css';
import { orderStages, recentOrders } from './order-pipeline.data';
import { Sheet, type ViewProps } from './sheet';
import * as ledger from './sheet-table.css';

const orders = sum(orderStages.map(({ count }) => count));

/** A week of orders by stage, and the latest three. */
export function OrderPipeline({ standing }: ViewProps) {
  return (
    <Sheet
      title="Order pipeline"
      context="This week"
      tag={<Tag tone="slate">{`${orders} orders`}</Tag>}
      standing={standing}
    >
      <div className={styles.stages}>
        {orderStages.map(({ name, count }) => (
          <div key={name}>
            <div className={styles.segment} />
            <div className={styles.label}>
              <div className={styles.count}>{count}</div>
              {name}
            </div>
          </div>
        ))}
      </div>
      <table className={ledger.table}>
        <tbody className={styles.orders}>
          {recentOrders.map(({ number, customer, status, tone, value }) => (
            <tr key={number}>
              <td className={`${ledger.quiet} ${ledger.notTiny}`}>{number}</td>
              <td className={styles.customer}>{customer}</td>
              <td>
                <Tag tone={tone}>{status}</Tag>
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
