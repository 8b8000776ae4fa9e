import { httpError } from '../errors/http-error';
import { parseJson } from '../json/parse-json';

/**
 * Reads a query's parameters from an address: `$name` as JSON.
 *
 * @returns values by name, without `$`.
 * @throws LakeError 400 for one that is not JSON.
 */
export function readQueryParams(search: URLSearchParams): Record<string, unknown> {
  const named = [...search].filter(([name]) => name.startsWith('$'));
  // fromEntries, and not assignment, because a parameter may be called `__proto__`.
  return Object.fromEntries(named.map(([name, text]) => [name.slice(1), parseParameter(name, text)]));
}

function parseParameter(name: string, text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    throw httpError(
      400,
      `Unable to parse value of "${name}=${text.slice(0, 100)}". Please quote string values.`,
    );
  }
}
