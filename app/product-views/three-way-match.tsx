import { Fragment } from 'react';
import { Icon } from '../ui/icon/icon';
import { Tag } from '../ui/tag';
import { Amount } from './amount';
import { sum } from './figures';
import { Sheet, type ViewProps } from './sheet';
import * as styles from './three-way-match.css';

/** Lines that order, receipt and invoice agree on. The unit costs are not shown; the value follows from them. */
const matchedLines = [
  { item: 'Oak shelf 900', quantity: 120, unitCost: 18.4 },
  { item: 'Steel bracket', quantity: 400, unitCost: 1.15 },
];

const papers = [
  { name: 'Order', number: 'PO-0318', verb: 'Ordered' },
  { name: 'Receipt', number: 'GR-0552', verb: 'Received' },
  { name: 'Invoice', number: 'INV-7741', verb: 'Billed' },
];

const value = sum(matchedLines.map(({ quantity, unitCost }) => quantity * unitCost));
const ready = (
  <Tag tone="pine">
    <Icon name="check" size={16} />
    Ready to pay
  </Tag>
);

/** Order, receipt and invoice side by side, with the same lines on each. */
export function ThreeWayMatch({ standing }: ViewProps) {
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
                  <span>
                    <Amount value={quantity} decimals={0} />
                  </span>
                </div>
              ))}
              <div className={styles.result}>
                <span>{verb}</span>
                <span>
                  <Amount value={value} />
                </span>
              </div>
            </div>
          </Fragment>
        ))}
      </div>
    </Sheet>
  );
}
