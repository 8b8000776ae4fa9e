import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { corsHeaders } from './cors-headers';
import type { LakeResponse } from './lake-http';

/**
 * Writes an answer to the wire. A body that is a stream is torn down when the client leaves.
 *
 * @param studioOrigin see `corsHeaders`.
 */
export async function sendResponse(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  response: LakeResponse,
  studioOrigin: string,
): Promise<void> {
  const body = typeof response.body === 'string' ? Buffer.from(response.body) : response.body;
  outgoing.statusCode = response.status;
  for (const [name, value] of Object.entries({
    ...commonHeaders(incoming, studioOrigin),
    ...response.headers,
  })) {
    outgoing.setHeader(name, value);
  }
  if (body instanceof Readable) {
    if (incoming.method === 'HEAD') body.destroy();
    else return await pipeline(body, outgoing);
  } else if (body) {
    outgoing.setHeader('content-length', body.length);
    if (incoming.method !== 'HEAD') outgoing.write(body);
  }
  outgoing.end();
}

function commonHeaders(incoming: IncomingMessage, studioOrigin: string): Record<string, string> {
  const { origin } = incoming.headers;
  const asked =
    incoming.method === 'OPTIONS' ? incoming.headers['access-control-request-headers'] : undefined;
  const cors =
    origin === undefined
      ? undefined
      : corsHeaders(origin, studioOrigin, incoming.method === 'OPTIONS' ? (asked ?? '') : undefined);
  return { vary: 'Origin', 'x-content-type-options': 'nosniff', ...cors };
}
