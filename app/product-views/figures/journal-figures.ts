import type { Company } from '../../../protocol/sample-company/company';
import { entriesOf } from '../../../protocol/sample-company/ledger';
import { sum } from '../../../protocol/sample-company/papers';
import type { TableFigures } from './table-figures';

/** The latest entry of the journal, and before it the one whose debt it settles, as posted. */
export function journalEntries(company: Company): TableFigures | null {
  const journal = entriesOf(company)
    .filter(({ paper }) => !paper)
    .sort((one, other) => one.date.localeCompare(other.date));
  const latest = journal.pop();
  if (!latest) return null;
  const debited = new Set(latest.postings.flatMap(({ code, debit }) => (debit > 0 ? [code] : [])));
  const settled = journal.findLast(({ postings }) =>
    postings.some(({ code, credit }) => credit > 0 && debited.has(code)),
  );
  const shown = [settled, latest].flatMap((entry) => entry ?? []);
  const postings = shown.flatMap((entry) => entry.postings);
  return {
    title: 'Journal entries',
    context: company.day,
    tag: { value: 'Balanced', tone: 'pine', isChecked: true },
    columns: [
      { label: 'Date', kind: 'date', hide: 'tiny', isQuiet: true },
      { label: 'Entry and accounts', margin: true, wraps: true },
      { label: 'Debit', kind: 'amount' },
      { label: 'Credit', kind: 'amount' },
    ],
    rows: shown.flatMap(({ date, name, postings: lines }) => [
      [date, { value: name, isStrong: true }, null, null],
      ...lines.map(({ code, account, debit, credit }) => [
        null,
        { value: account, code },
        debit || null,
        credit || null,
      ]),
    ]),
    totals: [
      null,
      'Totals agree',
      sum(postings.map(({ debit }) => debit)),
      sum(postings.map(({ credit }) => credit)),
    ],
  };
}
