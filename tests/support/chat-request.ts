/** The site's origin in tests that need no running site. */
export const CHAT_ORIGIN = 'https://www.site.example';

let sessions = 0;

/**
 * A message as the widget sends it, each in a session of its own, with headers that must go no further.
 * @param change fields beside the message, or in place of them
 * @param init what differs in the request; its headers are added
 */
export function chatRequest(
  message: unknown,
  change: Record<string, unknown> = {},
  init: RequestInit = {},
): Request {
  sessions += 1;
  const headers = {
    'Content-Type': 'application/json',
    Origin: CHAT_ORIGIN,
    Cookie: 'cookie-canary=1',
    Referer: `${CHAT_ORIGIN}/referer-canary`,
    'X-Forwarded-For': '203.0.113.7',
    'User-Agent': 'agent-canary',
    ...init.headers,
  };
  const body = JSON.stringify({ message, sessionId: `sess-${sessions}-00000000`, ...change });
  return new Request(`${CHAT_ORIGIN}/api/chat`, { method: 'POST', body, ...init, headers });
}
