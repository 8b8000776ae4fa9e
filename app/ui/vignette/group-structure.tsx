import * as styles from './consolidation.css';
import { companies } from './consolidation.data';

/** Three companies on one course, and that on the group: the drawing below the consolidated result. */
export function GroupStructure() {
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
