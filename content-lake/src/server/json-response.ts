import type { LakeResponse } from './lake-http';

/** A JSON answer. */
export function jsonResponse(body: unknown, status = 200): LakeResponse {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: JSON.stringify(body),
  };
}
