import type { FocusEventHandler, FormEventHandler, MouseEventHandler, RefObject } from 'react';
import type { FormParameter } from '../../../protocol/form-parameters';
import type { BlockOf } from '../../content/content-types';
import { Amount } from '../../product-views/amount';
import { Sheet } from '../../product-views/sheet';
import * as ledger from '../../product-views/sheet-table.css';
import * as actions from '../../ui/actions.css';
import * as formBlock from '../../ui/form-block.css';
import { needsReact } from '../../ui/hydration/start-react';
import { VisuallyHidden } from '../../ui/typography';
import { held, valueCentsOf } from './valuation';
import * as styles from './valuation-calculator.css';
import {
  type CheckedEntries,
  type CheckedRow,
  type Entries,
  formRows,
  MAX_AMOUNT,
  type Problem,
  type ReceiptEntry,
} from './valuation-entries';

type Labels = BlockOf<'valuationCalculator'>['labels'];

type ReceiptFormProps = {
  formRef: RefObject<HTMLFormElement>;
  /** Ids of the form's parts begin with it. */
  id: string;
  /** Of the page. */
  path: string;
  name: string;
  labels: Labels;
  entries: Entries;
  checked: CheckedEntries;
  onInput: FormEventHandler;
  onBlur: FocusEventHandler;
  onSubmit: FormEventHandler;
  onReset: MouseEventHandler;
};

/** A sheet to write receipts and a sale in. Sent to the server, it comes back with the results, scrolled to the sale. */
export function ReceiptForm({
  formRef,
  id,
  path,
  name,
  labels,
  entries,
  checked,
  onReset,
  ...handlers
}: ReceiptFormProps) {
  const saleId = `${id}-sale`;
  const receipts = checked.rows.flatMap(({ receipt }) => receipt ?? []);
  return (
    <form
      ref={formRef}
      className={styles.form}
      method="get"
      action={`${path}#${saleId}`}
      autoComplete="off"
      // Of no use in the page's Markdown twin.
      data-mdast="ignore"
      {...handlers}
      {...needsReact}
    >
      <Sheet title={name}>
        <div className={styles.columnHeads} aria-hidden="true">
          <span>{labels.received}</span>
          <span className={ledger.afterMargin}>{labels.quantity}</span>
          <span>{labels.unitCost}</span>
          <span>{labels.value}</span>
        </div>
        {formRows(entries.receipts).map((entry, row) => (
          <ReceiptRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place only
            key={row}
            id={`${id}-${row}`}
            number={row + 1}
            labels={labels}
            entry={entry}
            checked={checked.rows[row]}
          />
        ))}
        <div className={styles.totals}>
          <span>{labels.onHand}</span>
          <span className={`${styles.totalUnits} ${ledger.afterMargin}`}>
            <Amount value={held(receipts)} decimals={0} />
          </span>
          <span className={styles.figure}>
            <span className={ledger.total}>
              <Amount value={valueCentsOf(receipts) / 100} />
            </span>
          </span>
        </div>
        <div id={saleId} className={styles.sale}>
          <Field
            id={`${id}-sold`}
            name="sold"
            label={labels.sold}
            value={entries.sold}
            problem={checked.soldProblem}
          />
          <button type="submit" className={`${actions.size.small} ${actions.onPaper.primary}`}>
            {labels.submit}
          </button>
          <a href={`${path}#${saleId}`} className={formBlock.reset} onClick={onReset}>
            {labels.reset}
          </a>
          <ProblemText
            id={`${id}-sold`}
            label={labels.sold}
            problem={checked.soldProblem}
            most={held(receipts)}
          />
        </div>
      </Sheet>
    </form>
  );
}

type ReceiptRowProps = {
  id: string;
  /** From 1. */
  number: number;
  labels: Labels;
  entry: ReceiptEntry;
  /** Undefined for an empty row that nothing has been written in. */
  checked: CheckedRow | undefined;
};

function ReceiptRow({ id, number, labels, entry, checked }: ReceiptRowProps) {
  const receipt = checked?.receipt;
  const fields = [
    { name: 'received', label: labels.received },
    { name: 'quantity', label: labels.quantity },
    { name: 'cost', label: labels.unitCost },
  ] as const;
  return (
    <fieldset className={styles.row}>
      <legend>
        <VisuallyHidden>
          {labels.receipt} {number}
        </VisuallyHidden>
      </legend>
      {fields.map(({ name, label }) => (
        <Field
          key={name}
          id={`${id}-${name}`}
          name={name}
          label={label}
          value={entry[name]}
          problem={checked?.problems[name]}
        />
      ))}
      <div className={styles.value}>
        {receipt ? (
          <>
            <VisuallyHidden>{labels.value}</VisuallyHidden>{' '}
            <Amount value={(receipt.quantity * receipt.unitCents) / 100} />
          </>
        ) : null}
      </div>
      {fields.map(({ name, label }) => (
        <ProblemText key={name} id={`${id}-${name}`} label={label} problem={checked?.problems[name]} />
      ))}
    </fieldset>
  );
}

type FieldProps = {
  id: string;
  name: keyof typeof kindOf;
  label: string;
  value: string;
  problem: Problem | undefined;
};

const kindOf = {
  received: { type: 'date', max: '9999-12-31' },
  quantity: { type: 'text', inputMode: 'numeric', maxLength: 12 },
  cost: { type: 'text', inputMode: 'decimal', maxLength: 16 },
  sold: { type: 'text', inputMode: 'numeric', maxLength: 12 },
} as const satisfies Partial<Record<FormParameter, object>>;

function Field({ id, name, label, value, problem }: FieldProps) {
  return (
    <div
      className={name === 'quantity' ? `${styles.fields[name]} ${ledger.afterMargin}` : styles.fields[name]}
    >
      <label htmlFor={id}>{label}</label>
      <input
        {...kindOf[name]}
        id={id}
        name={name}
        defaultValue={value}
        className={formBlock.input}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
      />
    </div>
  );
}

type ProblemTextProps = {
  /** Of the field. */
  id: string;
  label: string;
  problem: Problem | undefined;
  /** Units that can be sold. */
  most?: number;
};

function ProblemText({ id, label, problem, most = MAX_AMOUNT }: ProblemTextProps) {
  if (!problem) return null;
  return (
    <p id={`${id}-problem`} className={formBlock.problem}>
      {label}: {problem === 'missing' ? 'missing. Fill it in, or empty the whole row.' : null}
      {problem === 'date' ? 'not a date.' : null}
      {problem === 'units' ? 'write a whole number, such as 120.' : null}
      {problem === 'money' ? 'write an amount with at most two decimals.' : null}
      {problem === 'large' || problem === 'oversold' ? (
        <>
          {'at most '}
          <Amount value={problem === 'large' ? MAX_AMOUNT : most} decimals={0} />.
        </>
      ) : null}
    </p>
  );
}
