import { Tag } from '../ui/tag';
import * as styles from './quote-outline.css';
import { Sheet, type ViewProps } from './sheet';
import * as ledger from './sheet-table.css';

const PITCH_PX = 15;
/** More blocks would be wider than their column: then each is of several users. */
const MOST_BLOCKS = 12;

type UsersProps = { count: number; most: number };

/** One block for each user. */
function Users({ count, most }: UsersProps) {
  const each = Math.ceil(most / MOST_BLOCKS);
  const squares = Array.from(
    { length: Math.ceil(count / each) },
    (_, index) => `M${index * PITCH_PX} 0h12v18h-12z`,
  );
  return (
    <svg className={styles.blocks} viewBox={`0 0 ${Math.ceil(most / each) * PITCH_PX} 18`} aria-hidden="true">
      <path d={squares.join('')} fill="currentColor" />
    </svg>
  );
}

/** The parts of a quote. It never shows a price. */
export function QuoteOutline({ figures: { modules }, standing }: ViewProps<'quote-outline'>) {
  const most = Math.max(1, ...modules.map(({ users }) => users ?? 0));
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
          {modules.map(({ name, users }) => (
            <tr key={name} className={users ? undefined : ledger.quiet}>
              <td>{name}</td>
              <td className={ledger.afterMargin}>
                {users === null ? 'Add later' : <Users count={users} most={most} />}
              </td>
              <td className={ledger.figure}>{users ?? 0}</td>
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
