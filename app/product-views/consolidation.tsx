import { Tag } from '../ui/tag';
import * as styles from './consolidation.css';
import type { Cell, TableColumn } from './figures/table-figures';
import type { FiguresOf } from './figures/view-figures';
import { Sheet, type ViewProps } from './sheet';
import { SheetTable } from './sheet-table';

type Column = FiguresOf<'consolidation'>['columns'][number];

const lines = [
  { name: 'Revenue', of: ({ revenue }: Column) => revenue },
  { name: 'Cost of sales', of: ({ cost }: Column) => cost },
  { name: 'Gross profit', of: ({ profit }: Column) => profit },
];

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
  const across = lines.map(({ name, of }) => [name, ...columns.map(of)]);
  const down = columns.map((part) => [part.name, ...lines.map(({ of }) => of(part))]);
  return (
    <Sheet title="Consolidated result" tag={<Tag>Group currency</Tag>} standing={standing}>
      <Result names={columns.map(({ name }) => name)} rows={across} className={styles.across} />
      <Result names={lines.map(({ name }) => name)} rows={down} className={styles.down} />
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
