import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Pieces of a request: bytes, a pause in milliseconds, what must have been received first, or something to do first. */
type RawPart = string | Buffer | number | RegExp | (() => unknown);

const TIMEOUT_MS = 30_000;
const POLL_MS = 2;

/** Sends raw HTTP, valid or not, until the server closes the connection. */
export async function speak(port: number, parts: RawPart[]) {
  const startedAtMs = performance.now();
  const socket = connect(port, '127.0.0.1');
  let text = '';
  let reset = false;
  const closed = new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), TIMEOUT_MS);
    socket.setEncoding('latin1').on('data', (chunk) => (text += chunk));
    socket.on('error', () => (reset = true));
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(true);
    });
  });
  for (const part of parts) {
    if (socket.destroyed) break;
    if (typeof part === 'number') await sleep(part);
    else if (typeof part === 'function') await part();
    else if (part instanceof RegExp) while (!part.test(text) && !socket.destroyed) await sleep(POLL_MS);
    else socket.write(part);
  }
  const ended = await closed;
  socket.destroy();
  return {
    /** Of the first answer: its status (0 when none came), its headers by name in lower case, and what follows. */
    ...parse(text),
    /** Everything that was received. */
    text,
    /** Whether the server ended the connection before the timeout. */
    closed: ended,
    /** Whether the server reset the connection, which may overtake its answer. */
    reset,
    elapsedMs: performance.now() - startedAtMs,
  };
}

/** A request without body, with `Connection: close`. */
export function rawRequest(line: string, headers: string[] = ['Host: localhost']): string {
  return [`${line} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n');
}

function parse(text: string): { status: number; headers: Record<string, string>; body: string } {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [line = '', ...fields] = head.split('\r\n');
  const headers = fields.map((field) => {
    const colon = field.indexOf(':');
    return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()];
  });
  return {
    status: Number(line.split(' ')[1] ?? 0),
    headers: Object.fromEntries(headers),
    body: rest.join('\r\n\r\n'),
  };
}
