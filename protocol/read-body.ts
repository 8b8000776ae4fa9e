import type { IncomingMessage } from 'node:http';

export type ReadBodyResult =
  | { ok: true; body: Buffer }
  | { ok: false; reason: 'too-large' | 'too-slow' | 'aborted' };

/**
 * Reads a request's body whole, counting while it streams: the declared length is only ever a reason to refuse sooner.
 * Whole, so that a slow or oversized body never occupies the renderer; the size limit keeps that cheap.
 * In: limits in bytes and milliseconds. Out: the body (empty when there is none) or why not. Never rejects.
 */
export function readBody(
  request: IncomingMessage,
  maxBytes: number,
  timeoutMs: number,
): Promise<ReadBodyResult> {
  if (!hasBody(request)) return Promise.resolve({ ok: true, body: Buffer.alloc(0) });
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) {
    return Promise.resolve({ ok: false, reason: 'too-large' });
  }
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const settle = (result: ReadBodyResult) => {
      clearTimeout(timer);
      request.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose);
      // A reset may still follow, and an unheard 'error' would end the process.
      request.on('error', () => {});
      resolve(result);
    };
    const onData = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) settle({ ok: false, reason: 'too-large' });
      else chunks.push(chunk);
    };
    const onEnd = () => settle({ ok: true, body: Buffer.concat(chunks, bytes) });
    const onClose = () => settle({ ok: false, reason: 'aborted' });
    const timer = setTimeout(() => settle({ ok: false, reason: 'too-slow' }), timeoutMs);
    request.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose);
  });
}

/** Whether a request says that a body follows; one of no bytes is none. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
