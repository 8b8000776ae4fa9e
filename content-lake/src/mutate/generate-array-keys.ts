import { randomBytes } from 'node:crypto';
import { isRecord } from '../json';

const KEY_BYTES = 6;

/** A copy in which every object in an array has a `_key`; those that have one keep it. */
export function generateArrayKeys(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, withKeys(value)]));
}

function withKeys(value: unknown): unknown {
  if (isRecord(value)) return generateArrayKeys(value);
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => {
    if (!isRecord(item)) return withKeys(item);
    const _key = typeof item._key === 'string' ? item._key : randomBytes(KEY_BYTES).toString('hex');
    return { ...generateArrayKeys(item), _key };
  });
}
