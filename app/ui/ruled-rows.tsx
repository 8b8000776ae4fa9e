import { Anchor } from './anchor';
import { ContentIcon, Icon } from './icon/icon';
import * as styles from './ruled-rows.css';
import { safeHref } from './safe-href';
import { unbroken } from './typography';

type RuledRow = {
  _key: string;
  title: string;
  description?: string | null;
  icon?: string | null;
  href?: string | null;
};

/** Titles with one sentence each between hairlines, under a strong rule. A row with a target is a link. */
export function RuledRows({ rows }: { rows: ReadonlyArray<RuledRow> }) {
  if (rows.length === 0) return null;
  const hasIconColumn = rows.some((row) => row.icon);
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <Row key={row._key} row={row} hasIconColumn={hasIconColumn} />
      ))}
    </ul>
  );
}

function Row({ row, hasIconColumn }: { row: RuledRow; hasIconColumn: boolean }) {
  const { title, description, icon, href } = row;
  const leads = href ? safeHref(href).kind !== 'none' : false;
  return (
    <li className={styles.row}>
      {hasIconColumn ? (
        <span className={styles.icon}>{icon ? <ContentIcon name={icon} size={24} /> : null}</span>
      ) : null}
      <div className={styles.words}>
        <p className={styles.title}>
          {leads && href ? (
            <Anchor href={href} className={styles.link}>
              {unbroken(title)}
            </Anchor>
          ) : (
            unbroken(title)
          )}
        </p>
        {description ? <p className={styles.description}>{unbroken(description)}</p> : null}
      </div>
      {leads ? (
        <span className={styles.arrow}>
          <Icon name="arrow-right" />
        </span>
      ) : null}
    </li>
  );
}
