import { httpError, LakeError } from '../errors';
import type { LakeResponse } from './lake-http';

/**
 * The answer to a failed request. What is not a `LakeError` is a fault of the lake: it is logged, and the
 * client learns nothing of it.
 */
export function errorResponse(error: unknown): LakeResponse {
  if (!(error instanceof LakeError)) {
    console.error('content lake:', error);
    return errorResponse(httpError(500, 'An internal server error occurred'));
  }
  return {
    status: error.status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...error.headers,
    },
    body: JSON.stringify(error.body),
  };
}
