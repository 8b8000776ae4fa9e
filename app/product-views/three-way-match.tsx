import { Fragment } from 'react';
import { Icon } from '../ui/icon/icon';
import { Amount } from './amount';
import { Line, Paper } from './papers';
import * as styles from './papers.css';
import { Sheet, type ViewProps } from './sheet';

/** The name of each paper, and what was done. */
const words = new Map([
  ['purchase order', { name: 'Order', verb: 'Ordered' }],
  ['receipt', { name: 'Receipt', verb: 'Received' }],
  ['bill', { name: 'Invoice', verb: 'Billed' }],
]);

const ready = { value: 'Ready to pay', tone: 'pine', isChecked: true } as const;

/** Order, receipt and invoice side by side, with the same lines on each. */
export function ThreeWayMatch({ figures, standing }: ViewProps<'three-way-match'>) {
  const { order, papers } = figures;
  return (
    <Sheet title="Three-way match" context={order} tag={ready} standing={standing}>
      <div className={styles.papers}>
        {papers.map(({ kind, number, lines, value }, index) => (
          <Fragment key={number}>
            {index > 0 ? (
              <span className={styles.check}>
                <Icon name="check" size={20} />
              </span>
            ) : null}
            <Paper name={words.get(kind)?.name ?? ''} number={number}>
              {lines.map(({ item, quantity }) => (
                <Line key={item} name={item}>
                  <Amount value={quantity} decimals={0} />
                </Line>
              ))}
              <Line name={words.get(kind)?.verb ?? ''} isResult>
                <Amount value={value} />
              </Line>
            </Paper>
          </Fragment>
        ))}
      </div>
    </Sheet>
  );
}
