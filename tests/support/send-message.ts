import { request } from 'node:http';
import { text } from 'node:stream/consumers';

const TIMEOUT_MS = 30_000;
let sessions = 0;

/**
 * Sends a message to the chat of a running site, in a session of its own.
 * @param localAddress of the visitor, on the loopback network; one of its own by default
 * @returns the status; rejects if the answer is no JSON
 */
export function sendMessage(url: string, message: string, localAddress?: string): Promise<number> {
  sessions += 1;
  const body = JSON.stringify({ message, sessionId: `sess-${sessions}-00000000` });
  const options = {
    method: 'POST',
    localAddress: localAddress ?? `127.3.${(sessions >> 8) & 255}.${sessions & 255}`,
    headers: { 'Content-Type': 'application/json', Origin: url },
    agent: false,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(`${url.replace('localhost', '127.0.0.1')}/api/chat`, options, (answer) => {
      text(answer)
        .then(JSON.parse)
        .then(() => resolve(answer.statusCode ?? 0), reject);
    });
    outgoing.on('error', reject).end(body);
  });
}
