import type { LakeDocument } from '../store/lake-document';
import type { TracedValue } from './traced-value';

/** A whole document as a query meets it. */
export function tracedDocument(document: LakeDocument): TracedValue {
  return { kind: 'source', value: document, document, path: [] };
}
