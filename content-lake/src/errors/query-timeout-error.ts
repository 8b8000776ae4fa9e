import { LakeError } from './lake-error';

/**
 * What a client is answered whose query has reached the deadline. The hosted API's description is "The operation timed
 * out", with a status above 500 (https://github.com/sanity-io/sanity/issues/3705: `ServerError`); its type is not
 * documented. `@sanity/client` does not repeat a request after a 504, as it would after a 502 or 503.
 */
export function queryTimeoutError(timeoutMs: number): LakeError {
  const description = `The operation timed out: it did not end within ${timeoutMs / 1_000} s`;
  return new LakeError(504, { error: { type: 'queryTimeoutError', description } });
}
