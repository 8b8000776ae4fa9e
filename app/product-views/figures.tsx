import type { ViewPart } from '../content/content-types';
import { useLanguage } from '../ui/language';
import { writtenText } from './amount';
import * as styles from './figures.css';

/** A few figures side by side, each with its name. */
export function Figures({ part }: { part: ViewPart<'viewFigures'> }) {
  const language = useLanguage();
  return (
    <div className={styles.figures}>
      {part.figures.map(({ _key, name, value, unit, note }) => (
        <div key={_key} className={styles.figure}>
          <div className={styles.name}>{name}</div>
          <div className={styles.value}>
            {writtenText(value, language)}
            {unit}
          </div>
          {note ? <div className={styles.name}>{note}</div> : null}
        </div>
      ))}
    </div>
  );
}
