import type { IncomingMessage } from 'node:http';

export type ReadBodyResult = { ok: true; body: Buffer } | { ok: false; reason: BodyFailure };

/** `aborted`: the client has disconnected. */
export type BodyFailure = 'too-large' | 'too-slow' | 'aborted';

/**
 * Reads the whole body, so that a slow or oversized one never occupies the renderer; the declared length only allows
 * an earlier refusal. Never rejects.
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
  return readMessage(request, maxBytes, timeoutMs);
}

/** Reads an answer, whose length need not be declared. Without a body the caller destroys the message. */
export function readMessage(
  message: IncomingMessage,
  maxBytes: number,
  timeoutMs: number,
): Promise<ReadBodyResult> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const settle = (result: ReadBodyResult) => {
      clearTimeout(timer);
      message.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose);
      // A reset may still follow, and an 'error' without a listener would end the process.
      message.on('error', () => {});
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
    message.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose);
  });
}

/** Whether a request declares a body; one with a length of 0 is none. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** By the same rules as `readBody`. */
export async function readWebBody(
  message: Request | Response,
  maxBytes: number,
  timeoutMs: number,
): Promise<ReadBodyResult> {
  if (Number(message.headers.get('Content-Length') ?? 0) > maxBytes)
    return { ok: false, reason: 'too-large' };
  const reader = message.body?.getReader();
  if (!reader) return { ok: true, body: Buffer.alloc(0) };
  const cancel = () => void reader.cancel().catch(() => {});
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    cancel();
  }, timeoutMs);
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      bytes += part.value.byteLength;
      if (bytes > maxBytes) return { ok: false, reason: 'too-large' };
      chunks.push(part.value);
    }
  } catch {
    return { ok: false, reason: isLate ? 'too-slow' : 'aborted' };
  } finally {
    clearTimeout(timer);
    cancel();
  }
  return isLate ? { ok: false, reason: 'too-slow' } : { ok: true, body: Buffer.concat(chunks, bytes) };
}
