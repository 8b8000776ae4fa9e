import { ChatRefusal } from './chat-refusal.server';

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
