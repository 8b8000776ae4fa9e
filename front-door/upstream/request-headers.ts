import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { hopByHop } from './hop-by-hop';

export interface RequestHeadersInput {
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
