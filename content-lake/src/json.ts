/** True for a JSON object: not null, not an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const MAX_DEPTH = 200;

/**
 * Parses JSON.
 *
 * @throws SyntaxError when the text is not JSON, or is nested so deeply (200 levels) that walking it by
 *   recursion could exhaust the stack.
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (isDeeperThan(value, MAX_DEPTH)) throw new SyntaxError(`JSON is nested deeper than ${MAX_DEPTH} levels`);
  return value;
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
 * Freezes a JSON value all the way down and returns it.
 * Stored documents are shared between answers, so nothing may be able to change one by accident.
 */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const child of Object.values(value)) deepFreeze(child);
  }
  return value;
}
