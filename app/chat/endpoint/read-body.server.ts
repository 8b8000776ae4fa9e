import { ChatRefusal } from './chat-refusal.server';

const BODY_MAX_BYTES = 16 * 1024;
const BODY_TIMEOUT_MS = 10_000;

/**
 * Reads a request's body, counting while it streams: what its length is declared to be is only a reason to refuse sooner.
 * The front door keeps limits of its own; these hold without it.
 * @returns the body as text; empty where there is none
 * @throws ChatRefusal where it is too large, too slow, or no UTF-8
 */
export async function readBody(request: Request, timeoutMs = BODY_TIMEOUT_MS): Promise<string> {
  if (Number(request.headers.get('Content-Length') ?? 0) > BODY_MAX_BYTES) throw new ChatRefusal('too_large');
  const reader = request.body?.getReader();
  if (!reader) return '';
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    void reader.cancel();
  }, timeoutMs);
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      bytes += part.value.byteLength;
      if (bytes > BODY_MAX_BYTES) throw new ChatRefusal('too_large');
      chunks.push(part.value);
    }
  } finally {
    clearTimeout(timer);
    void reader.cancel().catch(() => {});
  }
  if (late) throw new ChatRefusal('request_timeout');
  return decode(Buffer.concat(chunks));
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ChatRefusal('bad_request');
  }
}
