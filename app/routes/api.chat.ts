import type { ActionFunctionArgs } from '@remix-run/node';
import { createSiteAnswers } from '../chat/assistant/site-answers.server';
import { createChatEndpoint } from '../chat/endpoint/answer-chat.server';
import { connectRedis, createChatLimits, createInFlightLimit } from '../chat/endpoint/chat-limits.server';
import { defaultChatTexts } from '../chat/panel/default-chat-texts.server';
import { loadAnswers, loadSiteIn } from '../content/pages/load-site.server';
import { otherLanguage } from '../content-model/site-language';
import { env } from '../env.server';
import { log } from '../log.server';
import { metrics } from '../metrics.server';
import { publishedContent, searchIndexes } from '../services.server';
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

async function answerFromSite(question: string, asked: string | undefined): Promise<string> {
  const { chat, settings } = (await loadSiteIn(publishedContent, asked)).site;
  const language = otherLanguage(settings);
  const answer = createSiteAnswers({
    rank: (words, most) => searchIndexes.in(language).rank(words, most),
    loadAnswers: () => loadAnswers(publishedContent, language),
    texts: {
      chat: chat.texts ?? defaultChatTexts(settings),
      own: serverTextsOf(settings.language).assistant,
    },
  });
  return answer(question);
}

const answerChat = createChatEndpoint({
  settings: env,
  count: async (party) => (await limits)(party),
  acquire: createInFlightLimit(),
  isSwitchedOn: async (language) => (await loadSiteIn(publishedContent, language)).site.chat.enabled,
  answerFromSite,
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
