import { LakeError } from './lake-error';

/**
 * What the hosted query endpoint answers to a query it cannot read. `@sanity/client` draws the code frame
 * from `query`, `start` and `end` (offsets in UTF-16 code units).
 */
export function queryParseError(description: string, query: string, start: number, end: number): LakeError {
  return new LakeError(400, { error: { type: 'queryParseError', description, query, start, end } });
}
