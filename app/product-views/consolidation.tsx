import { Tag } from '../ui/tag';
import { Amount } from './amount';
import * as styles from './consolidation.css';
import { sum } from './figures';
import { Sheet, type ViewProps } from './sheet';
import * as ledger from './sheet-table.css';

/** Three companies of one group, in thousands of the group's currency. Costs are negative. */
const companies = [
  { name: 'Marlow UK', short: 'UK', currency: 'GBP', revenue: 412.6, cost: -236.1 },
  { name: 'Marlow EU', short: 'EU', currency: 'EUR', revenue: 268.3, cost: -151.4 },
  { name: 'Marlow US', short: 'US', currency: 'USD', revenue: 351.9, cost: -207.8 },
];

/** Sales between the companies: they are eliminated from revenue and cost, and have no profit. */
const eliminations = { name: 'Elim.', revenue: -48.2, cost: 48.2 };

type Part = { name: string; revenue: number; cost: number };

const parts: Part[] = [...companies, eliminations];
const group: Part = {
  name: 'Group',
  revenue: sum(parts.map(({ revenue }) => revenue)),
  cost: sum(parts.map(({ cost }) => cost)),
};
const columns = [...parts, group];
const lines = [
  { name: 'Revenue', of: ({ revenue }: Part) => revenue },
  { name: 'Cost of sales', of: ({ cost }: Part) => cost },
  { name: 'Gross profit', of: ({ revenue, cost }: Part) => sum([revenue, cost]) },
];

type Row = { name: string; values: { of: string; value: number }[] };

const across: Row[] = lines.map(({ name, of }) => ({
  name,
  values: columns.map((part) => ({ of: part.name, value: of(part) })),
}));
const down: Row[] = columns.map((part) => ({
  name: part.name,
  values: lines.map(({ name, of }) => ({ of: name, value: of(part) })),
}));

/** One row: the first figure follows the margin rule, the last one is the row's result. */
function Figures({ name, values, isTotal = false }: Row & { isTotal?: boolean }) {
  const look = (value: number, index: number) =>
    [
      ledger.figure,
      index === 0 && ledger.afterMargin,
      index === values.length - 1 && ledger.strong,
      value < 0 && ledger.negative,
    ]
      .filter(Boolean)
      .join(' ');
  return (
    <tr>
      <td>{name}</td>
      {values.map(({ of, value }, index) => (
        <td key={of} className={look(value, index)}>
          {isTotal && index === values.length - 1 ? (
            <span className={ledger.total}>
              <Amount value={value} decimals={1} />
            </span>
          ) : (
            <Amount value={value} decimals={1} />
          )}
        </td>
      ))}
    </tr>
  );
}

/** The last of the rows is the total. */
function Result({ rows, className }: { rows: Row[]; className: string }) {
  const total = rows.at(-1);
  return (
    <table className={`${ledger.table} ${className}`}>
      <thead>
        <tr>
          <th />
          {total?.values.map(({ of }, index) => (
            <th key={of} className={index === 0 ? `${ledger.figure} ${ledger.afterMargin}` : ledger.figure}>
              {of}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, -1).map((row) => (
          <Figures key={row.name} {...row} />
        ))}
      </tbody>
      <tfoot>{total ? <Figures {...total} isTotal /> : null}</tfoot>
    </table>
  );
}

/** Three companies and the sales between them, consolidated into one result. */
export function Consolidation({ standing }: ViewProps) {
  return (
    <Sheet
      title="Consolidated result"
      context="Thousands"
      tag={<Tag>Group currency</Tag>}
      standing={standing}
    >
      <Result rows={across} className={styles.across} />
      <Result rows={down} className={styles.down} />
      <GroupStructure />
    </Sheet>
  );
}

/** Three companies on a course, and the group below: the drawing under the consolidated result. */
function GroupStructure() {
  return (
    <div className={styles.structure}>
      <div className={styles.row}>
        {companies.map(({ short, currency }) => (
          <div key={short} className={styles.company}>
            <span>
              <span className={styles.prefix}>Marlow </span>
              {short}
            </span>
            <span>{currency}</span>
          </div>
        ))}
      </div>
      <div className={styles.bridge}>Eliminations and currency translation</div>
      <div className={styles.group}>Marlow Group</div>
    </div>
  );
}
