import { flawsOf } from '../../protocol/sample-company/check-company';
import { isComplete } from '../../protocol/sample-company/company';
import type { CheckedDocument } from './check-document';
import type { Finding } from './flaw';
import { memberPath } from './walk-content';

/** Sample companies: their figures add up. What is not complete is left to the fields. */
export function* checkCompany({ document }: CheckedDocument): Generator<Finding> {
  if (document._type !== 'sampleCompany' || !isComplete(document)) return;
  for (const { table, row, message } of flawsOf(document)) {
    const path = row === undefined ? table : memberPath(table, document[table]?.[row], row);
    yield { kind: 'unbalanced', path, message };
  }
}
