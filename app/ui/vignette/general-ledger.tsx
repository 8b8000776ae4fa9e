import { Icon } from '../icon/icon';
import { Sheet } from '../sheet/sheet';
import * as ledger from '../sheet/sheet-table.css';
import { Tag } from '../tag/tag';
import { amount } from './amount';
import * as styles from './general-ledger.css';
import { generalLedger } from './general-ledger.data';
import { sum } from './sum';
import type { VignetteProps } from './vignette-props';

const figure = (value: number | undefined) => (value === undefined ? '' : amount(value));

/** A month of double entry: three balances, three entries, and totals that agree. */
export function GeneralLedger({ standing }: VignetteProps) {
  const { balances, entries } = generalLedger;
  const lines = entries.flatMap((entry) =>
    entry.lines.map((line, index) => ({ ...line, entry: index === 0 ? entry : null })),
  );
  const tags = (
    <>
      <Tag tone="pine">
        <Icon name="check" size={16} />
        Balanced
      </Tag>
      <span className={ledger.notNarrow}>
        <Tag>All entities</Tag>
      </span>
    </>
  );
  return (
    <Sheet title="General ledger" context="March" tag={tags} standing={standing}>
      <div className={styles.balances}>
        {balances.map(({ name, value }) => (
          <div key={name} className={styles.balance}>
            <div className={styles.name}>{name}</div>
            <div className={styles.value}>{amount(value)}</div>
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
              <td className={`${ledger.quiet} ${ledger.notTiny}`}>{entry?.date}</td>
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
              <span className={ledger.total}>{amount(sum(lines.map(({ debit = 0 }) => debit)))}</span>
            </td>
            <td className={ledger.figure}>
              <span className={ledger.total}>{amount(sum(lines.map(({ credit = 0 }) => credit)))}</span>
            </td>
          </tr>
        </tfoot>
      </table>
    </Sheet>
  );
}
