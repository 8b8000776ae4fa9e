import { type ChatOptions, createChatEndpoint } from '../../app/chat/endpoint/answer-chat.server';
import { createInFlightLimit } from '../../app/chat/endpoint/chat-limits.server';

/** The site's origin in tests that need no running site. */
export const CHAT_ORIGIN = 'https://www.site.example';

/**
 * The chat's endpoint without a site: no limits, enabled, with the test's changes.
 * @param webhookUrl of a workflow host; undefined means that none is configured
 */
export function chatEndpoint(
  webhookUrl: string | undefined,
  change: Partial<ChatOptions> = {},
  settings: Partial<ChatOptions['settings']> = {},
) {
  return createChatEndpoint({
    settings: {
      SITE_URL: CHAT_ORIGIN,
      CHAT_ENABLED: true,
      CHAT_WEBHOOK_URL: webhookUrl,
      CHAT_WEBHOOK_AUTHORIZATION: undefined,
      TRUST_PROXY_HOPS: 1,
      ...settings,
    },
    count: async () => {},
    acquire: createInFlightLimit(),
    isSwitchedOn: async () => true,
    answerFromSite: async () => 'from the site',
    report: () => {},
    reportFault: () => {},
    ...change,
  });
}

let sessions = 0;

/**
 * A message as the widget sends it, each with a new session id, with headers that must not be forwarded.
 * @param change fields to add or replace
 * @param init changes to the request; its headers are added
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
