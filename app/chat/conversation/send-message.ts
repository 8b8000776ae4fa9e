/** A second longer than the server's timeout, so that its error arrives first. */
const SEND_TIMEOUT_MS = 16_000;

/**
 * Sends a message to the chat's endpoint.
 * @param signal aborted when the reply is no longer needed
 * @returns the reply's text; undefined if the response has none
 * @throws Error if the call fails or times out; with the status as its cause if it is rejected
 */
export async function sendMessage(
  call: { message: string; sessionId: string },
  signal: AbortSignal,
): Promise<string | undefined> {
  const overdue = new AbortController();
  const timer = setTimeout(() => overdue.abort(new Error('no answer in time')), SEND_TIMEOUT_MS);
  const forward = () => overdue.abort(signal.reason);
  signal.addEventListener('abort', forward);
  try {
    const response = await fetch('/api/chat', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...call, language: document.documentElement.lang }),
      signal: overdue.signal,
    });
    if (!response.ok) throw new Error(`status ${response.status}`, { cause: response.status });
    const answer: { output?: unknown } = await response.json();
    return typeof answer.output === 'string' ? answer.output : undefined;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', forward);
  }
}
