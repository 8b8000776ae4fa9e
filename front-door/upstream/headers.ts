import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { type Https, securityHeaders } from '../../protocol/security-headers';

type RequestHeadersInput = {
  headers: IncomingHttpHeaders;
  /** Host of the public origin: no answer may depend on the client's `Host`. */
  siteHost: string;
  clientAddress: string;
  requestId: string;
  /** The whole body, or null when none is forwarded. Its real length replaces the declared one. */
  body: Buffer | null;
};

/** Headers that only a proxy may set, and those that frameworks trust from any client. `expect` is answered here. */
const NOT_FROM_CLIENTS =
  /^(?:x-forwarded(?:-.*)?|forwarded|x-original-(?:url|host)|x-rewrite-url|x-real-ip|x-request-id|proxy|expect|content-length|host)$/;

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

/** They reveal which software runs here, which helps only attackers. */
const NOT_FOR_CLIENTS = new Set(['x-powered-by', 'server', 'x-request-id']);

/** Data and text load nothing. */
const DATA_POLICY = { 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" };

/** The end-to-end ones unchanged, plus the security headers that the renderer did not set: of pages it sets the policy. */
export function responseHeaders(headers: IncomingHttpHeaders, https: Https): OutgoingHttpHeaders {
  const dropped = hopByHop(headers);
  const kept = Object.entries(headers).filter(([name]) => !dropped.has(name) && !NOT_FOR_CLIENTS.has(name));
  const policy = headers['content-security-policy']?.toString();
  // A 304 has no type: a policy would replace that of the stored page.
  const own = { ...securityHeaders(https, policy), ...(headers['content-type'] && DATA_POLICY) };
  const missing = Object.entries(own).filter(([name]) => headers[name.toLowerCase()] === undefined);
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

/** The fixed ones and those that `Connection` names (RFC 9110, section 7.6.1). */
function hopByHop(headers: IncomingHttpHeaders): Set<string> {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  return new Set([...HOP_BY_HOP, ...named]);
}
