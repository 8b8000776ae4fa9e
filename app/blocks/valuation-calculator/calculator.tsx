import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import type { FormParameter } from '../../../protocol/form-parameters';
import type { BlockOf } from '../../content-model/content-types';
import { formatAmount } from '../../product-views/amount';
import { Layers } from '../../product-views/layers';
import { Sheet } from '../../product-views/sheet';
import { SheetTable } from '../../product-views/sheet-table';
import * as actions from '../../ui/actions.css';
import * as formBlock from '../../ui/form-block.css';
import { formQuery } from '../../ui/form-query';
import { Pending } from '../../ui/hydration/pending';
import { prefetchesReact } from '../../ui/hydration/start-react';
import { useLanguage, useTexts } from '../../ui/texts';
import { VisuallyHidden } from '../../ui/typography';
import { titleId } from '../block-ids';
import { type Layer, readUnits, sellOldestFirst } from './fifo';
import * as styles from './valuation-calculator.css';

const SOLD = 'sold' satisfies FormParameter;

type CalculatorProps = { block: BlockOf<'valuationCalculator'> };

/**
 * A sheet with a field for the units sold, and what they cost. The field is not controlled: what is written before React
 * starts is kept. Only right entries change the result while visitors write; a wrong one is named when they leave the field.
 */
export function Calculator({ block }: CalculatorProps) {
  const { labels, receipts } = block;
  const { pathname, search } = useLocation();
  const language = useLanguage();
  const { reading } = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const [written, setWritten] = useState(() => new URLSearchParams(search).get(SOLD) ?? String(block.sold));
  useEffect(() => setWritten(field.current?.value ?? ''), []);

  const most = sumOf(receipts, 'quantity');
  const units = readUnits(written, most);
  const layers = sellOldestFirst(receipts, units ?? 0);
  const id = `${titleId(block)}-${SOLD}`;
  return (
    <Pending>
      <Sheet title={block.name}>
        <form
          className={styles.form}
          method="get"
          action={`${pathname}#${id}`}
          autoComplete="off"
          // Of no use in the page's Markdown twin.
          data-mdast="ignore"
          onSubmit={(event) => {
            event.preventDefault();
            setWritten(field.current?.value ?? '');
            history.replaceState(history.state, '', `${pathname}?${formQuery(event.currentTarget)}`);
          }}
          {...prefetchesReact}
        >
          <div className={styles.field}>
            <label htmlFor={id}>{labels.sold}</label>
            <input
              ref={field}
              id={id}
              name={SOLD}
              defaultValue={written}
              inputMode="numeric"
              maxLength={12}
              className={formBlock.input}
              aria-invalid={units === null ? true : undefined}
              aria-describedby={units === null ? `${id}-problem` : undefined}
              onInput={({ currentTarget: { value } }) => {
                if (readUnits(value, most) !== null) setWritten(value);
              }}
              onBlur={({ currentTarget: { value } }) => setWritten(value)}
            />
          </div>
          <button type="submit" className={`${actions.size.small} ${actions.onPaper.primary}`}>
            {labels.submit}
          </button>
          <output htmlFor={id} className={units === null ? formBlock.problem : undefined}>
            {units === null ? (
              // Of the field; the content of an output is no description.
              <span id={`${id}-problem`}>{`${labels.invalid} 0–${formatAmount(most, 0, language)}`}</span>
            ) : (
              <VisuallyHidden>
                {labels.costOfSale} {formatAmount(sumOf(layers, 'cost'), 2, language)}
                {reading.comma}
                {labels.stockLeft} {formatAmount(sumOf(layers, 'value'), 2, language)}
              </VisuallyHidden>
            )}
          </output>
        </form>
        <LayersDrawn block={block} layers={layers} isValued={units !== null} />
      </Sheet>
    </Pending>
  );
}

const sumOf = <Field extends string>(rows: readonly Record<Field, number>[], field: Field) =>
  rows.reduce((total, row) => total + row[field], 0);

/** Each receipt with what is sold and left of it, unless that is unknown; the layers left are drawn below. */
function LayersDrawn({ block, layers, isValued }: CalculatorProps & { layers: Layer[]; isValued: boolean }) {
  const { name, labels } = block;
  const columns = [
    { _key: 'received', label: labels.receipt, kind: 'date' },
    { _key: 'quantity', label: labels.quantity, kind: 'whole', width: 'not-middle' },
    { _key: 'unitCost', label: labels.unitCost, kind: 'amount', isSummed: false, width: 'not-middle' },
    { _key: 'sold', label: labels.used, kind: 'whole', isRuled: true },
    { _key: 'cost', label: labels.costOfSale, kind: 'amount' },
    { _key: 'left', label: labels.left, kind: 'whole', width: 'not-narrow' },
    { _key: 'value', label: labels.stockLeft, kind: 'amount' },
  ] as const;
  const cellsOf = (layer: Layer) =>
    columns.map(({ _key }, index) => (isValued || index < 3 ? layer[_key] : ''));
  const rowOf = (age: number, cells: (string | number)[]) => {
    return { _key: `${age}`, _type: 'viewRow' as const, cells: cells.map(String) };
  };
  return (
    <>
      <SheetTable
        caption={name}
        table={{
          columns: columns.map((column) => ({ _type: 'viewColumn', isSummed: true, ...column })),
          rows: layers.map((layer, age) => rowOf(age, cellsOf(layer))),
          total: { _type: 'viewRow', cells: [labels.onHand] },
        }}
      />
      <Layers
        rows={layers.map(({ received, left, unitCost }, age) => rowOf(age, [received, left, unitCost]))}
      />
    </>
  );
}
