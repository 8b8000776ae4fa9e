import { Fragment } from 'react';
import { Icon } from '../icon/icon';
import { Sheet } from '../sheet/sheet';
import { Tag } from '../tag/tag';
import { amount } from './amount';
import { sum } from './sum';
import * as styles from './three-way-match.css';
import { matchedLines, papers } from './three-way-match.data';
import type { VignetteProps } from './vignette-props';

const value = sum(matchedLines.map(({ quantity, unitCost }) => quantity * unitCost));
const ready = (
  <Tag tone="pine">
    <Icon name="check" size={16} />
    Ready to pay
  </Tag>
);

/** Order, receipt and invoice side by side, with the same lines on each. */
export function ThreeWayMatch({ standing }: VignetteProps) {
  return (
    <Sheet title="Three-way match" context="PO-0318" tag={ready} standing={standing}>
      <div className={styles.papers}>
        {papers.map(({ name, number, verb }, index) => (
          <Fragment key={name}>
            {index > 0 ? (
              <span className={styles.check}>
                <Icon name="check" size={20} />
              </span>
            ) : null}
            <div className={styles.paper}>
              <div className={styles.name}>{name}</div>
              <div className={styles.number}>{number}</div>
              {matchedLines.map(({ item, quantity }) => (
                <div key={item} className={styles.line}>
                  <span>{item}</span>
                  <span>{amount(quantity, 0)}</span>
                </div>
              ))}
              <div className={styles.result}>
                <span>{verb}</span>
                <span>{amount(value)}</span>
              </div>
            </div>
          </Fragment>
        ))}
      </div>
    </Sheet>
  );
}
