import { useLocation } from '@remix-run/react';
import { type FocusEvent, type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import type { BlockOf } from '../../content/content-types';
import { formQuery } from '../../ui/form-query';
import { Pending } from '../../ui/hydration/pending';
import { useLanguage } from '../../ui/language';
import { titleId } from '../block-ids';
import { ReceiptForm } from './receipt-form';
import { valueSale } from './valuation';
import { checkEntries, type Entries, entriesOf, readEntries, writeEntries } from './valuation-entries';
import { ValuationSheets } from './valuation-sheets';

type CalculatorProps = {
  block: BlockOf<'valuationCalculator'>;
  /** Query of the page's address, which may contain entries. */
  search: string;
};

/**
 * The form and its results. Its fields are not controlled: what visitors write before React starts is kept. While they
 * write, only right entries change the results; what is wrong is shown when they leave the row.
 */
export function Calculator({ block, search }: CalculatorProps) {
  const language = useLanguage();
  const { pathname } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const example = entriesOf(block.receipts, block.sold, language);
  const [entries, setEntries] = useState(() => readEntries(new URLSearchParams(search)) ?? example);
  const [version, setVersion] = useState(0);
  const checked = checkEntries(entries, language);
  const written = () => (form.current ? readEntries(formQuery(form.current)) : null) ?? example;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was written before React started
  useEffect(() => setEntries(written()), []);

  const keep = (next: Entries) => {
    setEntries(next);
    const query = writeEntries(next).toString();
    const isExample = query === writeEntries(example).toString();
    history.replaceState(history.state, '', isExample ? pathname : `${pathname}?${query}`);
  };
  return (
    <Pending>
      <ReceiptForm
        key={version}
        formRef={form}
        id={titleId(block)}
        path={pathname}
        name={block.name}
        labels={block.labels}
        entries={entries}
        checked={checked}
        onInput={() => {
          const next = written();
          if (checkEntries(next, language).sale) setEntries(next);
        }}
        onBlur={({ target, relatedTarget }: FocusEvent) => {
          const row = target.closest('fieldset');
          if (!(relatedTarget instanceof Node && row?.contains(relatedTarget))) keep(written());
        }}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          keep(written());
          setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
        }}
        onReset={(event: MouseEvent) => {
          event.preventDefault();
          keep(example);
          setVersion(version + 1);
        }}
      />
      <ValuationSheets
        labels={block.labels}
        valuations={checked.sale && valueSale(checked.sale.receipts, checked.sale.sold)}
      />
    </Pending>
  );
}
