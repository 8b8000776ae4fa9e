import { loadAnswers } from '../../content/load-answers.server';
import { loadSite } from '../../content/load-site.server';
import { env } from '../../env.server';
import { log } from '../../log.server';
import { createSiteAnswers } from '../assistant/faq-assistant.server';
import { createChatEndpoint } from './answer-chat.server';
import { createChatLimits } from './chat-limits.server';
import { ChatRefusal } from './chat-refusal.server';

const loadTexts = async () => (await loadSite()).site.chat.texts;

const limits = createLimits();

async function createLimits() {
  return createChatLimits({ redis: env.REDIS_URL && (await connectRedis(env.REDIS_URL)) });
}

/** The chat as this process is configured. */
export const chatEndpoint = createChatEndpoint({
  settings: env,
  count: async (party) => (await limits)(party),
  takeTurn: createChatTurns(),
  isSwitchedOn: async () => (await loadSite()).site.chat.enabled,
  answerFromSite: createSiteAnswers({ loadAnswers, loadTexts, siteUrl: env.SITE_URL }),
  report: ({ code, status, characters, ms }) =>
    log(status >= 500 ? 'warn' : 'info', 'chat.message', { outcome: code, status, characters, ms }),
});

const MAX_IN_FLIGHT = 20;
const BUSY_RETRY_AFTER_S = '5';

/**
 * Lets at most twenty messages be under way at once, and of one session one, so that however slow the workflow host is,
 * the site has hands free for pages. Nothing waits: who comes too many is told at once.
 * @returns takes a turn for a session; what it returns gives the turn back. Throws ChatRefusal 409 or 503
 */
export function createChatTurns(maxInFlight = MAX_IN_FLIGHT) {
  const sessions = new Set<string>();
  return function takeTurn(sessionId: string): () => void {
    if (sessions.has(sessionId)) throw new ChatRefusal('session_busy', { 'Retry-After': BUSY_RETRY_AFTER_S });
    if (sessions.size >= maxInFlight)
      throw new ChatRefusal('chat_busy', { 'Retry-After': BUSY_RETRY_AFTER_S });
    sessions.add(sessionId);
    return () => void sessions.delete(sessionId);
  };
}

const CONNECT_TIMEOUT_MS = 2_000;
const LONGEST_PAUSE_MS = 5_000;
const FIRST_PAUSE_MS = 100;
/** What waits for a Redis that has stopped answering must not pile up. */
const MAX_WAITING_COMMANDS = 1_000;

/**
 * Makes a connection to Redis that stays; while it is away its commands fail at once instead of waiting for its return.
 * The first failure of each outage is logged, without the address, which may hold a password.
 * @param url `redis://` or `rediss://`
 */
export async function connectRedis(url: string) {
  // Hundreds of files, which a site without Redis need not read at its start.
  const { createClient } = await import('@redis/client');
  let away = false;
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: MAX_WAITING_COMMANDS,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: (tries) => Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS),
    },
  });
  client.on('error', (error: Error) => {
    if (!away) log('warn', 'redis.away', { reason: 'code' in error ? String(error.code) : error.name });
    away = true;
  });
  client.on('ready', () => {
    if (away) log('info', 'redis.back');
    away = false;
  });
  client.connect().catch(() => {});
  return client;
}
