import { Fragment } from 'react';
import type { ViewPart } from '../content/content-types';
import { Icon } from '../ui/icon/icon';
import { useLanguage } from '../ui/language';
import { writtenText } from './amount';
import { ViewTag } from './sheet';
import * as styles from './sheets.css';

type SmallSheet = ViewPart<'viewSheets'>['sheets'][number];

/** Small sheets side by side; ticks between them say that they agree. */
export function Sheets({ part: { sheets, agree } }: { part: ViewPart<'viewSheets'> }) {
  return (
    <div className={styles.sheets}>
      {sheets.map((sheet, index) => (
        <Fragment key={sheet._key}>
          {index === 0 ? null : (
            <span className={styles.check}>{agree ? <Icon name="check" size={20} /> : null}</span>
          )}
          <Small sheet={sheet} />
        </Fragment>
      ))}
    </div>
  );
}

/** Its name and number above its lines. */
function Small({ sheet }: { sheet: SmallSheet }) {
  const { name, number, emphasis, lines, result, tags, isPhone } = sheet;
  return (
    <div className={isPhone ? styles.phone : styles.sheet}>
      <div className={styles.name}>{name}</div>
      {number ? <div className={isPhone ? undefined : styles.number}>{number}</div> : null}
      {emphasis ? <div className={styles.emphasis}>{emphasis}</div> : null}
      {lines?.map((line) => (
        <Line key={line._key} line={line} className={styles.line} />
      ))}
      {result ? <Line line={result} className={styles.result} /> : null}
      {tags?.length ? (
        <div className={styles.line}>
          {tags.map((tag) => (
            <ViewTag key={tag._key} tag={tag} />
          ))}
        </div>
      ) : null}
    </div>
  );
}

type LineProps = { line: NonNullable<SmallSheet['result']>; className: string };

function Line({ line, className }: LineProps) {
  return (
    <div className={className}>
      <span>{line.name}</span>
      <span>{writtenText(line.value, useLanguage())}</span>
    </div>
  );
}
