import { STATUS_CODES } from 'node:http';
import { LakeError } from './lake-error';

/**
 * The hosted API's plain error: `{"statusCode":404,"error":"Not Found","message":"…"}`.
 * `@sanity/client` prints it as "Not Found - …".
 */
export function httpError(status: number, message: string): LakeError {
  return new LakeError(status, { statusCode: status, error: STATUS_CODES[status] ?? 'Error', message });
}
