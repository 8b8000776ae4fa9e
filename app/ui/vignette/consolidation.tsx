import { Sheet } from '../sheet/sheet';
import * as ledger from '../sheet/sheet-table.css';
import { Tag } from '../tag/tag';
import { amount } from './amount';
import * as styles from './consolidation.css';
import { companies, eliminations } from './consolidation.data';
import { GroupStructure } from './group-structure';
import { sum } from './sum';
import type { VignetteProps } from './vignette-props';

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
            <span className={ledger.total}>{amount(value, 1)}</span>
          ) : (
            amount(value, 1)
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

/** Three companies and what they sold one another, brought into one result. */
export function Consolidation({ standing }: VignetteProps) {
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
