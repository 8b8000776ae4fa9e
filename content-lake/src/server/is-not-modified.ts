import type { IncomingMessage } from 'node:http';
import type { LakeResponse } from './lake-http';

/**
 * True when the client has said (`If-None-Match`) that it holds what is about to be sent. The package `fresh` answers
 * `Cache-Control: no-cache` with the whole body, and `fetch` sends that with every condition.
 */
export function isNotModified(incoming: IncomingMessage, response: LakeResponse): boolean {
  const { etag } = response.headers;
  const held = incoming.headers['if-none-match'];
  if (response.status !== 200 || etag === undefined || held === undefined) return false;
  return held.trim() === '*' || held.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
