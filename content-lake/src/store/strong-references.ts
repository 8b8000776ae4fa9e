import { isRecord } from '../json';

/**
 * The ids that a document may not outlive: the targets of its references that are not weak.
 * References into other datasets (`_dataset`) and global ones are not this dataset's to check.
 */
export function strongReferences(value: unknown): Set<string> {
  const found = new Set<string>();
  collect(value, found);
  return found;
}

function collect(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, found);
    return;
  }
  if (!isRecord(value)) return;
  const isLocal = value._dataset === undefined && value._type !== 'globalDocumentReference';
  if (typeof value._ref === 'string' && value._weak !== true && isLocal) found.add(value._ref);
  for (const child of Object.values(value)) collect(child, found);
}
