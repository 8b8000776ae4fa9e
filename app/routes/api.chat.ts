import type { ActionFunctionArgs } from '@remix-run/node';
import { createSiteAnswers } from '../chat/assistant/site-answers.server';
import { createChatEndpoint } from '../chat/endpoint/answer-chat.server';
import { connectRedis, createChatLimits, createInFlightLimit } from '../chat/endpoint/chat-limits.server';
import { defaultChatTexts } from '../chat/panel/default-chat-texts.server';
import { loadAnswers, loadSite } from '../content/pages/load-site.server';
import { env } from '../env.server';
import { log } from '../log.server';
import { metrics } from '../metrics.server';
import { publishedContent, searchIndex } from '../services.server';
import { serverTextsOf } from '../texts/texts.server';

const countOutcome = metrics.counter(
  'site_chat_messages_total',
  'Chat messages by outcome, limits included.',
);
const limits = createLimits();

async function createLimits() {
  const redis = env.REDIS_URL ? await connectRedis(env.REDIS_URL) : undefined;
  return createChatLimits({ redis, instances: env.SITE_INSTANCES });
}

const answerChat = createChatEndpoint({
  settings: env,
  count: async (party) => (await limits)(party),
  acquire: createInFlightLimit(),
  isSwitchedOn: async () => (await loadSite(publishedContent)).site.chat.enabled,
  answerFromSite: createSiteAnswers({
    rank: (question, most) => searchIndex.rank(question, most),
    loadAnswers: () => loadAnswers(publishedContent),
    loadTexts: async () => {
      const { chat, settings } = (await loadSite(publishedContent)).site;
      return {
        chat: chat.texts ?? defaultChatTexts(settings.language),
        own: serverTextsOf(settings.language).assistant,
      };
    },
  }),
  report({ code, status, upstream, characters, ms }) {
    countOutcome({ outcome: code });
    const level = status >= 500 ? 'warn' : 'info';
    log(level, 'chat.message', { outcome: code, status, ...(upstream && { upstream }), characters, ms });
  },
  reportFault(error) {
    const { name, stack = '' } = error instanceof Error ? error : new Error();
    // Without the message, in which the visitor's words may stand.
    const frames = stack.split('\n').filter((line) => line.startsWith('    at '));
    log('error', 'chat.failed', { name, at: frames.join('\n') });
  },
});

/** It rejects other methods than POST too. */
export const loader = ({ request }: ActionFunctionArgs) => answerChat(request);
export const action = ({ request }: ActionFunctionArgs) => answerChat(request);
