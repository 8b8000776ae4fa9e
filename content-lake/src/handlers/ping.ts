import { jsonResponse } from '../server/json-response';
import type { LakeResponse } from '../server/lake-http';

/** `GET ping`: the lake is up. */
export function handlePing(): LakeResponse {
  return jsonResponse({ status: 'ok' });
}
