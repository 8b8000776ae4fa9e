import type { IncomingMessage } from 'node:http';
import { httpError } from '../errors';
import { isRecord, parseJson } from '../json';

/**
 * Reads a body that has to be a JSON object.
 *
 * @throws LakeError 400 when it is not, 413 when it is too large.
 */
export async function readJsonBody(
  incoming: IncomingMessage,
  limitBytes: number,
): Promise<Record<string, unknown>> {
  const body = parse((await readBody(incoming, limitBytes)).toString('utf8'));
  if (!isRecord(body)) throw httpError(400, 'Request body must be a JSON object');
  return body;
}

function parse(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    throw httpError(400, `Request body is not valid JSON: ${error instanceof Error ? error.message : ''}`);
  }
}

/**
 * Reads a request's body, up to a limit. The stream is left usable, so that an answer can still be sent.
 *
 * @throws LakeError 413 above the limit, in the hosted API's words; 400 if the client has disconnected.
 */
export function readBody(incoming: IncomingMessage, limitBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(httpError(413, `Request body exceeds limit of ${limitBytes} bytes`));
    if (Number(incoming.headers['content-length'] ?? 0) > limitBytes) return refuse();
    const chunks: Buffer[] = [];
    let size = 0;
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limitBytes) chunks.push(chunk);
      else refuse();
    });
    incoming.once('end', () => resolve(Buffer.concat(chunks)));
    const cutShort = () => reject(httpError(400, 'The request was cut short'));
    incoming.once('error', cutShort);
    incoming.once('close', cutShort);
  });
}
