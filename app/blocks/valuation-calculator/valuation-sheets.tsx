import { Fragment } from 'react';
import type { BlockOf } from '../../content/content-types';
import { Amount, formatAmount } from '../../product-views/amount';
import { percent } from '../../product-views/percent';
import { Sheet } from '../../product-views/sheet';
import * as ledger from '../../product-views/sheet-table.css';
import { useLanguage } from '../../ui/language';
import { DateText, VisuallyHidden } from '../../ui/typography';
import type { Layer, Valuation, Valuations } from './valuation';
import * as styles from './valuation-calculator.css';

type Labels = BlockOf<'valuationCalculator'>['labels'];
type SheetsProps = {
  labels: Labels;
  /** Null while a field is wrong. */
  valuations: Valuations | null;
};

const METHODS = ['fifo', 'lifo', 'average'] as const;

/** The three valuations side by side, and their amounts as a message that is read out when they change. */
export function ValuationSheets({ labels, valuations }: SheetsProps) {
  const language = useLanguage();
  const amount = (cents: number) => formatAmount(cents / 100, 2, language);
  return (
    <div className={styles.results}>
      <div role="status" className={styles.status}>
        {valuations ? (
          <VisuallyHidden>
            {METHODS.map((method) => (
              // Labels are text nodes of their own, so that editors can type on them.
              <Fragment key={method}>
                {labels[method]}: {labels.costOfSale} {amount(valuations[method].costCents)},{' '}
                {labels.stockLeft} {amount(valuations[method].leftCents)}.{' '}
              </Fragment>
            ))}
          </VisuallyHidden>
        ) : (
          'Correct the marked fields to see the result.'
        )}
      </div>
      {METHODS.map((method) => (
        <MethodSheet
          key={method}
          title={labels[method]}
          labels={labels}
          valuation={valuations?.[method]}
          rows={valuations?.fifo.layers.length ?? 1}
        />
      ))}
    </div>
  );
}

type MethodSheetProps = {
  title: string;
  labels: Labels;
  valuation: Valuation | undefined;
  /** Lines of the sheet: those beyond the layers are empty, so that the totals of all sheets align. */
  rows: number;
};

function MethodSheet({ title, labels, valuation, rows }: MethodSheetProps) {
  const layers = valuation?.layers ?? [];
  const widest = Math.max(1, ...layers.map(({ sold, left }) => sold + left));
  const empty = Array.from({ length: Math.max(0, rows - layers.length) }, (_, index) => index);
  return (
    <Sheet title={title}>
      <table className={ledger.table}>
        <caption>
          <VisuallyHidden>{title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.layer}>
              {labels.receipt}
            </th>
            <th scope="col" className={`${ledger.figure} ${ledger.afterMargin}`}>
              {labels.unitCost}
            </th>
            <th scope="col" className={ledger.figure}>
              {keyOf(styles.barSold)}
              {labels.used}
            </th>
            <th scope="col" className={ledger.figure}>
              {keyOf(styles.barLeft)}
              {labels.left}
            </th>
          </tr>
        </thead>
        <tbody>
          {layers.map((layer, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two receipts may have the same date
            <LayerLine key={index} layer={layer} widest={widest} labels={labels} />
          ))}
        </tbody>
        <tbody className={styles.emptyLines} aria-hidden="true">
          {empty.map((index) => (
            <tr key={`empty ${index}`}>
              <td />
              <td className={ledger.afterMargin} />
              <td colSpan={2} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <TotalLine label={labels.costOfSale} cents={valuation?.costCents} />
          <TotalLine label={labels.stockLeft} cents={valuation?.leftCents} />
        </tfoot>
      </table>
    </Sheet>
  );
}

/** Of the bars, above the figures that they draw. */
const keyOf = (fill: string) => (
  <svg className={styles.key} aria-hidden="true">
    <rect className={fill} width="100%" height="100%" />
  </svg>
);

/** A layer, drawn as a bar of its units of which the sold ones are brass. */
function LayerLine({ layer, widest, labels }: { layer: Layer; widest: number; labels: Labels }) {
  const { received, unitCents, sold, left } = layer;
  return (
    <tr>
      <th scope="row" className={styles.layer}>
        {received === undefined ? labels.onHand : <DateText value={received} form="short" />}
        <svg className={styles.bar} aria-hidden="true">
          <rect className={styles.barSold} width={percent(sold / widest)} height="100%" />
          <rect
            className={styles.barLeft}
            x={percent(sold / widest)}
            width={percent(left / widest)}
            height="100%"
          />
        </svg>
      </th>
      <td className={`${ledger.figure} ${ledger.afterMargin}`}>
        <Amount value={unitCents / 100} />
      </td>
      <td className={ledger.figure}>
        <Amount value={sold} decimals={0} />
      </td>
      <td className={ledger.figure}>
        <Amount value={left} decimals={0} />
      </td>
    </tr>
  );
}

function TotalLine({ label, cents }: { label: string; cents: number | undefined }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td className={`${ledger.figure} ${ledger.afterMargin}`} colSpan={3}>
        {cents === undefined ? (
          '–'
        ) : (
          <span className={ledger.total}>
            <Amount value={cents / 100} />
          </span>
        )}
      </td>
    </tr>
  );
}
