import type { ViewPart } from '../content-model/content-types';
import { useLanguage } from '../ui/texts';
import { writtenText } from './amount';
import * as styles from './figures.css';

export function Figures({ part }: { part: ViewPart<'viewFigures'> }) {
  const language = useLanguage();
  return (
    <div className={styles.figures}>
      {part.rows.map(({ _key, cells: [name, value = '', unit, note] }) => (
        <div key={_key}>
          <div>{name}</div>
          <div className={styles.value}>{writtenText(value, language) + (unit ?? '')}</div>
          {note ? <div>{note}</div> : null}
        </div>
      ))}
    </div>
  );
}
