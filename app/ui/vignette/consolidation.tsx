import { Sheet } from '../sheet/sheet';
import * as ledger from '../sheet/sheet-table.css';
import { Tag } from '../tag/tag';
import { amount } from './amount';
import * as styles from './consolidation.css';
import { companies, eliminations } from './consolidation.data';
import { sum } from './sum';
import type { VignetteProps } from './vignette-props';

type Column = { name: string; revenue: number; cost: number };

const parts: Column[] = [...companies, eliminations];
const whole: Column = {
  name: 'Group',
  revenue: sum(parts.map(({ revenue }) => revenue)),
  cost: sum(parts.map(({ cost }) => cost)),
};
const columns = [...parts, whole];
const profit = ({ revenue, cost }: Column) => sum([revenue, cost]);
const rows = [
  { name: 'Revenue', of: ({ revenue }: Column) => revenue },
  { name: 'Cost of sales', of: ({ cost }: Column) => cost },
];

/** A figure's classes; the first of a row follows the margin rule, the group's own are set strong. */
function look(value: number, first: boolean, own = false) {
  return [ledger.figure, first && ledger.afterMargin, own && ledger.strong, value < 0 && ledger.negative]
    .filter(Boolean)
    .join(' ');
}

function Across() {
  return (
    <table className={`${ledger.table} ${styles.across}`}>
      <thead>
        <tr>
          <th />
          {columns.map(({ name }, index) => (
            <th key={name} className={look(0, index === 0)}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, of }) => (
          <tr key={name}>
            <td>{name}</td>
            {columns.map((column, index) => (
              <td key={column.name} className={look(of(column), index === 0, column === whole)}>
                {amount(of(column), 1)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>Gross profit</td>
          {columns.map((column, index) => (
            <td key={column.name} className={look(profit(column), index === 0)}>
              <span className={column === whole ? ledger.total : undefined}>{amount(profit(column), 1)}</span>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function Down() {
  const figures = [...rows.map(({ of }) => of), profit];
  return (
    <table className={`${ledger.table} ${styles.down}`}>
      <thead>
        <tr>
          <th />
          <th className={look(0, true)}>Revenue</th>
          <th className={look(0, false)}>Cost of sales</th>
          <th className={look(0, false)}>Profit</th>
        </tr>
      </thead>
      <tbody>
        {parts.map((column) => (
          <tr key={column.name}>
            <td>{column.name}</td>
            {figures.map((of, index) => (
              <td key={rows[index]?.name ?? 'Profit'} className={look(of(column), index === 0)}>
                {amount(of(column), 1)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>{whole.name}</td>
          {figures.map((of, index) => (
            <td key={rows[index]?.name ?? 'Profit'} className={look(of(whole), index === 0)}>
              <span className={ledger.total}>{amount(of(whole), 1)}</span>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** Three companies and what they sold one another, brought into one result. */
export function Consolidation({ standing }: VignetteProps) {
  return (
    <Sheet
      title="Consolidated result"
      context="Thousands"
      tag={<Tag>Group currency</Tag>}
      standing={standing}
    >
      <Across />
      <Down />
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
    </Sheet>
  );
}
