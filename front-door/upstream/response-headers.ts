import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { securityHeaders } from '../answer/security-headers';
import { hopByHop } from './hop-by-hop';

/** They tell an attacker what runs here, and nobody else anything. */
const NOT_FOR_CLIENTS = new Set(['x-powered-by', 'server', 'x-request-id']);

/**
 * The headers of an answer on its way from the renderer to the client: end-to-end ones as they are, and those security
 * headers that the renderer did not set itself.
 */
export function responseHeaders(headers: IncomingHttpHeaders, https: boolean): OutgoingHttpHeaders {
  const dropped = hopByHop(headers);
  const kept = Object.entries(headers).filter(([name]) => !dropped.has(name) && !NOT_FOR_CLIENTS.has(name));
  const policy = headers['content-security-policy']?.toString();
  const missing = Object.entries(securityHeaders({ https, contentSecurityPolicy: policy })).filter(
    ([name]) => headers[name.toLowerCase()] === undefined,
  );
  return Object.fromEntries([...kept, ...missing]);
}
