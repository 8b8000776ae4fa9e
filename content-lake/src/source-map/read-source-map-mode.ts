import { httpError } from '../errors';

/**
 * Reads the `resultSourceMap` parameter of a query.
 *
 * @returns what the map is to tell array items by; undefined when no map is asked for.
 * @throws LakeError 400 for anything but `true`, `false` and `withKeyArraySelector`.
 */
export function readSourceMapMode(search: URLSearchParams): 'index' | 'key' | undefined {
  const text = search.get('resultSourceMap');
  if (text === null || text === '' || text === 'false') return undefined;
  if (text === 'true') return 'index';
  if (text === 'withKeyArraySelector') return 'key';
  throw httpError(400, 'Invalid value for "resultSourceMap": use true, false or withKeyArraySelector');
}
