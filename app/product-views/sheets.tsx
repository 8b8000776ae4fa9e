import { Fragment } from 'react';
import type { ViewPart } from '../content-model/content-types';
import { Icon } from '../ui/icon/icon';
import { useLanguage } from '../ui/texts';
import { writtenText } from './amount';
import { ViewTag } from './sheet';
import * as styles from './sheets.css';

/** Small sheets side by side. Ticks say that they agree: then the last line of each is its result. */
export function Sheets({ part: { sheets, agree } }: { part: ViewPart<'viewSheets'> }) {
  const language = useLanguage();
  return (
    <div className={styles.sheets}>
      {sheets.map(({ _key, name, number, emphasis, rows, tags }, index) => (
        <Fragment key={_key}>
          {index === 0 ? null : (
            <span className={styles.check}>{agree ? <Icon name="check" size={20} /> : null}</span>
          )}
          <div className={styles.sheet}>
            <div className={styles.name}>{name}</div>
            {number ? <div className={emphasis ? undefined : styles.number}>{number}</div> : null}
            {emphasis ? <div className={styles.emphasis}>{emphasis}</div> : null}
            {rows.map((row, line) => (
              <div key={row._key} className={agree && line === rows.length - 1 ? styles.result : styles.line}>
                <span>{row.cells[0]}</span>
                <span>{writtenText(row.cells[1] ?? '', language)}</span>
              </div>
            ))}
            {tags?.length ? (
              <div className={styles.line}>
                {tags.map((tag) => (
                  <ViewTag key={tag._key} tag={tag} />
                ))}
              </div>
            ) : null}
          </div>
        </Fragment>
      ))}
    </div>
  );
}
