import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { securityHeaders } from '../../protocol/security-headers';

interface RequestHeadersInput {
  headers: IncomingHttpHeaders;
  /** Host of the public origin: no answer may depend on the host that a client names. */
  siteHost: string;
  clientAddress: string;
  requestId: string;
  /** The whole body, or null when none is forwarded. Its true length replaces whatever the client declared. */
  body: Buffer | null;
}

/** What only a proxy may say, and what frameworks believe when anybody says it. `expect` has been answered here. */
const NOT_FROM_CLIENTS =
  /^(?:x-forwarded(?:-.*)?|forwarded|x-original-(?:url|host)|x-rewrite-url|x-real-ip|x-request-id|proxy|expect|content-length|host)$/;

/** The headers of the request to the renderer: the client's, without what it may not say, with what only we can say. */
export function requestHeaders(input: RequestHeadersInput): OutgoingHttpHeaders {
  const dropped = hopByHop(input.headers);
  const kept = Object.entries(input.headers).filter(
    ([name]) => !dropped.has(name) && !NOT_FROM_CLIENTS.test(name),
  );
  return {
    ...Object.fromEntries(kept),
    host: input.siteHost,
    'x-forwarded-for': input.clientAddress,
    'x-request-id': input.requestId,
    ...(input.body === null ? {} : { 'content-length': input.body.length }),
  };
}

/** They reveal which software runs here, and are of use to attackers only. */
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
function hopByHop(headers: IncomingHttpHeaders): Set<string> {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  return new Set([...HOP_BY_HOP, ...named]);
}
