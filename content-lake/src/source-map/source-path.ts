import { isRecord } from '../json/is-record';
import { jsonPathStep } from './json-path-step';
import { tellingKeys } from './telling-keys';
import type { DocumentPath } from './traced-value';

/**
 * A place in a document, written as a source map writes it.
 *
 * @param withKeys whether items of arrays are told by their `_key`, where they have one of their own, instead
 *   of by their place.
 * @returns undefined when it cannot be written so that the client reads the same place.
 */
export function sourcePath(document: unknown, path: DocumentPath, withKeys: boolean): string | undefined {
  let written = '$';
  let current = document;
  for (const step of path) {
    const key = withKeys && typeof step === 'number' ? keyAt(current, step) : undefined;
    const name = key === undefined ? jsonPathStep(step) : `[?(@._key=='${key}')]`;
    if (name === undefined) return undefined;
    written += name;
    if (Array.isArray(current)) current = current[Number(step)];
    else current = isRecord(current) ? current[step] : undefined;
  }
  return written;
}

function keyAt(items: unknown, place: number): string | undefined {
  return Array.isArray(items) ? tellingKeys(items)[place] : undefined;
}
