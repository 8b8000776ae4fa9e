import { Tag } from '../ui/tag';
import * as styles from './quote-outline.css';
import { Sheet, type ViewProps } from './sheet';
import * as ledger from './sheet-table.css';

/** An example of the parts of a quote: modules, and the users of each. */
const quotedModules = [
  { module: 'Accounting & finance', users: 3 },
  { module: 'Order management', users: 0 },
  { module: 'Procurement', users: 2 },
  { module: 'Inventory management', users: 5 },
  { module: 'Warehouse management', users: 8 },
  { module: 'Project tracking', users: 0 },
];

const PITCH_PX = 15;
const MOST_USERS = Math.max(...quotedModules.map(({ users }) => users));

/** One block for each user. */
function Users({ count }: { count: number }) {
  const squares = Array.from({ length: count }, (_, index) => `M${index * PITCH_PX} 0h12v18h-12z`);
  return (
    <svg className={styles.blocks} viewBox={`0 0 ${MOST_USERS * PITCH_PX} 18`} aria-hidden="true">
      <path d={squares.join('')} fill="currentColor" />
    </svg>
  );
}

/** The parts of a quote. It never shows a price. */
export function QuoteOutline({ standing }: ViewProps<'quote-outline'>) {
  return (
    <Sheet title="Quote outline" tag={<Tag>Example</Tag>} standing={standing}>
      <table className={ledger.table}>
        <thead>
          <tr>
            <th className={styles.modules}>Module</th>
            <th className={ledger.afterMargin}>Who uses it</th>
            <th className={ledger.figure}>Users</th>
          </tr>
        </thead>
        <tbody>
          {quotedModules.map(({ module, users }) => (
            <tr key={module} className={users > 0 ? undefined : ledger.quiet}>
              <td>{module}</td>
              <td className={ledger.afterMargin}>{users > 0 ? <Users count={users} /> : 'Add later'}</td>
              <td className={ledger.figure}>{users}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>Your price</td>
            <td className={ledger.afterMargin} />
            <td className={ledger.figure}>
              <span className={ledger.total}>On quote</span>
            </td>
          </tr>
        </tfoot>
      </table>
    </Sheet>
  );
}
