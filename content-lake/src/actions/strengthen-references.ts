import { isRecord } from '../json';

/**
 * What a draft's fields become when it is published: a reference that was weak only until its target would
 * be published (`_strengthenOnPublish`) is strong from now on, unless it says that it stays weak.
 */
export function strengthenReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthenReferences);
  if (!isRecord(value)) return value;
  const { _strengthenOnPublish: note, ...rest } = value;
  if (typeof value._ref === 'string' && note !== undefined) {
    const staysWeak = isRecord(note) && note.weak === true;
    const { _weak, ...strong } = rest;
    return staysWeak ? rest : strong;
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, strengthenReferences(child)]),
  );
}
