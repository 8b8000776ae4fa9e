import { Tag } from '../ui/tag';
import { Amount } from './amount';
import * as styles from './consolidation.css';
import type { FiguresOf } from './figures/view-figures';
import { Sheet, type ViewProps } from './sheet';
import * as ledger from './sheet-table.css';

type Row = { name: string; values: { of: string; value: number }[] };
type Column = FiguresOf<'consolidation'>['columns'][number];

const lines = [
  { name: 'Revenue', of: ({ revenue }: Column) => revenue },
  { name: 'Cost of sales', of: ({ cost }: Column) => cost },
  { name: 'Gross profit', of: ({ profit }: Column) => profit },
];

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
export function Consolidation({ figures, standing }: ViewProps<'consolidation'>) {
  const { entities, columns } = figures;
  const across = lines.map(({ name, of }) => ({
    name,
    values: columns.map((part) => ({ of: part.name, value: of(part) })),
  }));
  const down = columns.map((part) => ({
    name: part.name,
    values: lines.map(({ name, of }) => ({ of: name, value: of(part) })),
  }));
  return (
    <Sheet
      title="Consolidated result"
      context="Thousands"
      tag={<Tag>Group currency</Tag>}
      standing={standing}
    >
      <Result rows={across} className={styles.across} />
      <Result rows={down} className={styles.down} />
      <GroupStructure entities={entities} />
    </Sheet>
  );
}

/** Three companies on a course, and the group below: the drawing under the consolidated result. */
function GroupStructure({ entities }: Pick<FiguresOf<'consolidation'>, 'entities'>) {
  return (
    <div className={styles.structure}>
      <div className={styles.row}>
        {entities.map(({ name, currency }) => (
          <div key={name} className={styles.company}>
            <span>{name}</span>
            <span>{currency}</span>
          </div>
        ))}
      </div>
      <div className={styles.bridge}>Eliminations and currency translation</div>
      <div className={styles.group}>Group</div>
    </div>
  );
}
