import type { ViewPart } from '../content-model/content-types';
import * as styles from './group.css';

/** Members on a course, and below them the group that they become. */
export function Group({ part: { rows, between, name } }: { part: ViewPart<'viewGroup'> }) {
  return (
    <div className={styles.structure}>
      <div className={styles.row}>
        {rows.map(({ _key, cells: [member, note] }) => (
          <div key={_key} className={styles.member}>
            <span>{member}</span>
            {note ? <span>{note}</span> : null}
          </div>
        ))}
      </div>
      <div className={styles.bridge}>{between}</div>
      <div className={styles.group}>{name}</div>
    </div>
  );
}
