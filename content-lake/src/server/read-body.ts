import type { IncomingMessage } from 'node:http';
import { httpError } from '../errors';

/**
 * Reads a request's body, up to a limit. The stream is left usable, so that an answer can still be sent.
 *
 * @throws LakeError 413 above the limit, in the hosted API's words; 400 when the client went away.
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
