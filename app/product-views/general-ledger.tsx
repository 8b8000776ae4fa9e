import { Icon } from '../ui/icon/icon';
import { Tag } from '../ui/tag';
import { Amount } from './amount';
import { sum } from './figures';
import * as styles from './general-ledger.css';
import { Sheet, type ViewProps } from './sheet';
import * as ledger from './sheet-table.css';

type Line = { code: string; account: string; debit?: number; credit?: number };
type Entry = { date: string; name: string; lines: Line[] };

/** Balances at the top of the sheet, and three entries, each balanced. */
const generalLedger: { balances: { name: string; value: number }[]; entries: Entry[] } = {
  balances: [
    { name: 'Cash at bank', value: 248_310 },
    { name: 'Receivables', value: 96_540 },
    { name: 'Payables', value: 61_275 },
  ],
  entries: [
    {
      date: '04 Mar',
      name: 'Sales invoice INV-1187',
      lines: [
        { code: '1100', account: 'Receivables', debit: 18_420 },
        { code: '4000', account: 'Sales revenue', credit: 15_350 },
        { code: '2200', account: 'Sales tax payable', credit: 3_070 },
      ],
    },
    {
      date: '05 Mar',
      name: 'Cost of sale, auto entry',
      lines: [
        { code: '5000', account: 'Cost of goods sold', debit: 9_210 },
        { code: '1300', account: 'Inventory', credit: 9_210 },
      ],
    },
    {
      date: '06 Mar',
      name: 'Goods receipt GR-0552',
      lines: [
        { code: '1300', account: 'Inventory', debit: 6_480 },
        { code: '2100', account: 'Payables', credit: 6_480 },
      ],
    },
  ],
};

const figure = (value: number | undefined) => (value === undefined ? '' : <Amount value={value} />);

/** A month of double entry: three balances, three entries, and totals that agree. */
export function GeneralLedger({ standing }: ViewProps) {
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
              <span className={ledger.total}>
                <Amount value={sum(lines.map(({ debit = 0 }) => debit))} />
              </span>
            </td>
            <td className={ledger.figure}>
              <span className={ledger.total}>
                <Amount value={sum(lines.map(({ credit = 0 }) => credit))} />
              </span>
            </td>
          </tr>
        </tfoot>
      </table>
    </Sheet>
  );
}
