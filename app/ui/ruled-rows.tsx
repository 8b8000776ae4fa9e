import type { ReactNode } from 'react';
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
  portrait?: ReactNode;
  href?: string | null;
};

/** Titles with one sentence each between hairlines, under a strong rule. A row with a target is a link. */
export function RuledRows({ rows }: { rows: ReadonlyArray<RuledRow> }) {
  if (rows.length === 0) return null;
  const hasIconColumn = rows.some((row) => row.icon);
  return (
    <ul className={styles.rows}>
      {rows.map(({ _key, title, description, icon, portrait, href }) => {
        const target = href && safeHref(href).kind !== 'none' ? href : undefined;
        const words = unbroken(title);
        return (
          <li key={_key} className={styles.row}>
            {portrait}
            {hasIconColumn && !portrait ? (
              <span className={styles.icon}>{icon ? <ContentIcon name={icon} size={24} /> : null}</span>
            ) : null}
            <div className={styles.words}>
              <p className={styles.title}>
                {target ? (
                  <Anchor href={target} className={styles.link} usualEvent="card">
                    {words}
                  </Anchor>
                ) : (
                  words
                )}
              </p>
              {description ? <p className={styles.description}>{unbroken(description)}</p> : null}
            </div>
            {target ? (
              <span className={styles.arrow}>
                <Icon name="arrow-right" />
              </span>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
