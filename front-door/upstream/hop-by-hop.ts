import type { IncomingHttpHeaders } from 'node:http';

const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/**
 * The header names (lower case) that belong to this one connection and must not be forwarded: the fixed ones and
 * those that `Connection` names (RFC 9110, section 7.6.1).
 */
export function hopByHop(headers: IncomingHttpHeaders): Set<string> {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  return new Set([...HOP_BY_HOP, ...named]);
}
