import { isRecord } from '../../protocol/is-record';

const MAX_DEPTH = 200;

/**
 * Parses JSON.
 * @throws SyntaxError when the text is not JSON, or is nested more than 200 levels deep: recursion over it could
 *   exhaust the stack.
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (isDeeperThan(value, MAX_DEPTH)) throw new SyntaxError(`JSON is nested deeper than ${MAX_DEPTH} levels`);
  return value;
}

/** The object that a JSON text holds; empty for any other value and for a text that is not JSON. */
export function parseRecord(text: string): Record<string, unknown> {
  try {
    return asRecord(parseJson(text));
  } catch {
    return {};
  }
}

/** The value if it is an object; otherwise an empty object. */
export function asRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

function isDeeperThan(value: unknown, levels: number): boolean {
  let layer: unknown[] = [value];
  for (let depth = 0; depth <= levels; depth += 1) {
    layer = layer.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []));
    if (layer.length === 0) return false;
  }
  return true;
}

/**
 * Freezes a JSON value recursively and returns it.
 * Stored documents are shared between responses, so no code may change one.
 */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const child of Object.values(value)) deepFreeze(child);
  }
  return value;
}
