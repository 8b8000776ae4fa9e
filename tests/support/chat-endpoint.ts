import { type ChatOptions, createChatEndpoint } from '../../app/chat/endpoint/answer-chat.server';
import { createInFlightLimit } from '../../app/chat/endpoint/chat-limits.server';
import { CHAT_ORIGIN } from './chat-request';

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
