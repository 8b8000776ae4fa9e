import { formatDate } from '../ui/format-date';
import { Icon } from '../ui/icon/icon';
import { useLanguage } from '../ui/language';
import { Tag } from '../ui/tag';
import { Amount } from './amount';
import * as styles from './general-ledger.css';
import { Sheet, type ViewProps } from './sheet';
import * as ledger from './sheet-table.css';

const figure = (value: number) => (value === 0 ? '' : <Amount value={value} />);

/** Double entry: three balances, three entries, and totals that agree. */
export function GeneralLedger({ figures, standing }: ViewProps<'general-ledger'>) {
  const language = useLanguage();
  const { balances, entries, debits, credits } = figures;
  const lines = entries.flatMap((entry) =>
    entry.postings.map((line, index) => ({ ...line, entry: index === 0 ? entry : null })),
  );
  const tag = (
    <Tag tone="pine">
      <Icon name="check" size={16} />
      Balanced
    </Tag>
  );
  return (
    <Sheet
      title="General ledger"
      context={formatDate(figures.day, 'long', language) ?? undefined}
      tag={tag}
      standing={standing}
    >
      <div className={styles.balances}>
        {balances.map(({ name, value }) => (
          <div key={name} className={styles.balance}>
            <div className={styles.name}>{name}</div>
            <div className={styles.value}>
              <Amount value={value} />
            </div>
          </div>
        ))}
      </div>
      <table className={ledger.table}>
        <thead>
          <tr>
            <th className={ledger.notTiny}>Date</th>
            <th className={ledger.notMiddle}>Entry</th>
            <th className={ledger.afterMargin}>Account</th>
            <th className={ledger.figure}>Debit</th>
            <th className={ledger.figure}>Credit</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ code, account, debit, credit, entry }) => (
            <tr key={`${code} ${debit} ${credit}`}>
              <td className={`${ledger.quiet} ${ledger.notTiny}`}>
                {entry ? formatDate(entry.date, 'day', language) : null}
              </td>
              <td className={ledger.notMiddle}>{entry?.name}</td>
              <td className={ledger.afterMargin}>
                <span className={styles.code}>{code}</span>
                {account}
              </td>
              <td className={ledger.figure}>{figure(debit)}</td>
              <td className={ledger.figure}>{figure(credit)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td className={ledger.notTiny} />
            <td className={ledger.notMiddle} />
            <td className={ledger.afterMargin}>Totals agree</td>
            <td className={ledger.figure}>
              <span className={ledger.total}>
                <Amount value={debits} />
              </span>
            </td>
            <td className={ledger.figure}>
              <span className={ledger.total}>
                <Amount value={credits} />
              </span>
            </td>
          </tr>
        </tfoot>
      </table>
    </Sheet>
  );
}
