import { InvalidMutation } from '../errors';
import { isRecord } from '../json';
import type { PatchOperations } from './mutation';

const POSITIONS = ['before', 'after', 'replace'] as const;

/**
 * Checks the operations of a patch.
 *
 * @param operations the patch without its selection.
 * @throws InvalidMutation saying what is wrong.
 */
export function readPatchOperations(operations: Record<string, unknown>): PatchOperations {
  const patch: PatchOperations = {};
  for (const [name, value] of Object.entries(operations)) {
    if (value === undefined) continue;
    if (name === 'set' || name === 'setIfMissing') patch[name] = record(name, value);
    else if (name === 'inc' || name === 'dec') patch[name] = recordOf(name, value, isNumber);
    else if (name === 'diffMatchPatch') patch[name] = recordOf(name, value, isString);
    else if (name === 'unset') patch.unset = strings(value);
    else if (name === 'insert') patch.insert = insertion(value);
    else throw new InvalidMutation(`unknown patch operation "${name}"`);
  }
  return patch;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}

function record(name: string, value: unknown): Record<string, unknown> {
  if (!isRecord(value)) throw new InvalidMutation(`"${name}" must be an object of paths and values`);
  return value;
}

function recordOf<T>(name: string, value: unknown, isRight: (item: unknown) => item is T): Record<string, T> {
  const entries: [string, T][] = [];
  for (const [path, item] of Object.entries(record(name, value))) {
    if (!isRight(item)) throw new InvalidMutation(`"${name}" has a value of the wrong kind at "${path}"`);
    entries.push([path, item]);
  }
  return Object.fromEntries(entries);
}

function strings(value: unknown): string[] {
  if (!Array.isArray(value)) throw new InvalidMutation('"unset" must be an array of paths');
  const paths = value.filter(isString);
  if (paths.length !== value.length) throw new InvalidMutation('"unset" must be an array of paths');
  return paths;
}

function insertion(value: unknown): PatchOperations['insert'] {
  if (!isRecord(value) || !Array.isArray(value.items))
    throw new InvalidMutation('"insert" must have an array "items"');
  const items: unknown[] = value.items;
  const [position, ...more] = POSITIONS.filter((name) => value[name] !== undefined);
  const path = position && value[position];
  if (!position || more.length > 0 || typeof path !== 'string') {
    throw new InvalidMutation('"insert" must have one path: "before", "after" or "replace"');
  }
  if (position === 'before') return { items, before: path };
  return position === 'after' ? { items, after: path } : { items, replace: path };
}
