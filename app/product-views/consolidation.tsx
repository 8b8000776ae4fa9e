import * as styles from './consolidation.css';
import type { Cell, TableColumn } from './figures/table-figures';
import type { FiguresOf } from './figures/view-figures';
import { Sheet, type ViewProps } from './sheet';
import { SheetTable } from './sheet-table';

const LINES = ['Revenue', 'Cost of sales', 'Gross profit'];

type ResultProps = { names: string[]; rows: Cell[][]; className: string };

/** The last column is each row's result, and the last row is the total. */
function Result({ names, rows, className }: ResultProps) {
  const columns = names.map((label, index): TableColumn => {
    const result = index === names.length - 1 ? { isStrong: true as const } : {};
    return { label, kind: 'thousands', ...(index === 0 ? { margin: true } : {}), ...result };
  });
  return (
    <SheetTable
      columns={[{ label: 'Thousands' }, ...columns]}
      rows={rows.slice(0, -1)}
      totals={rows.at(-1)}
      className={className}
    />
  );
}

/** Three companies and the sales between them, consolidated into one result. */
export function Consolidation({ figures, standing }: ViewProps<'consolidation'>) {
  const { entities, columns } = figures;
  const down = columns.map(({ name, revenue, cost, profit }) => [name, revenue, cost, profit]);
  const across = LINES.map((line, index) => [line, ...down.map((values) => values[index + 1] ?? null)]);
  return (
    <Sheet title="Consolidated result" tag={{ value: 'Group currency' }} standing={standing}>
      <Result names={columns.map(({ name }) => name)} rows={across} className={styles.across} />
      <Result names={LINES} rows={down} className={styles.down} />
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
