import type { IncomingMessage } from 'node:http';
import { httpError } from '../errors/http-error';

/**
 * Reads a request's body, up to a limit.
 *
 * @throws LakeError 413 above the limit; whatever more arrives is not kept.
 */
export async function readBody(incoming: IncomingMessage, limitBytes: number): Promise<Buffer> {
  const tooLarge = httpError(413, `Request body is larger than ${limitBytes} bytes`);
  if (Number(incoming.headers['content-length'] ?? 0) > limitBytes) throw tooLarge;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size > limitBytes) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
