import type { ViewPart } from '../content/content-types';
import * as styles from './group.css';

/** Members on a course, and below them the group that they become. */
export function Group({ part: { members, between, name } }: { part: ViewPart<'viewGroup'> }) {
  return (
    <div className={styles.structure}>
      <div className={styles.row}>
        {members.map((member) => (
          <div key={member._key} className={styles.member}>
            <span>{member.name}</span>
            {member.note ? <span>{member.note}</span> : null}
          </div>
        ))}
      </div>
      <div className={styles.bridge}>{between}</div>
      <div className={styles.group}>{name}</div>
    </div>
  );
}
