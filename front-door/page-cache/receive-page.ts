import type { IncomingMessage } from 'node:http';
import type { Received } from './stored-page';

/**
 * Reads an answer of the renderer whole.
 * In: the answer, the most bytes to read. Out: `too-large` (no more is read), `lost` where it breaks off or stands still
 * beyond the deadline of its connection. Never rejects.
 */
export function receivePage(
  answer: IncomingMessage,
  maxBytes: number,
): Promise<Received | 'too-large' | 'lost'> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    answer.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= maxBytes) {
        chunks.push(chunk);
        return;
      }
      resolve('too-large');
      answer.destroy();
    });
    answer.on('end', () => {
      const { statusCode: status = 502, headers } = answer;
      resolve({ status, headers, body: Buffer.concat(chunks, bytes) });
    });
    answer.on('error', () => resolve('lost'));
    answer.on('close', () => resolve('lost'));
  });
}
