import type { ChatMessage } from './conversation';

/** Of this tab alone, and gone with it. */
const STORAGE_KEY = 'chat-conversation';

/**
 * The messages that this tab has shown in a session, so that a page that is loaded anew goes on where the last one was.
 * @returns undefined where there are none, or none that can be read
 */
export function readKeptMessages(sessionId: string): ChatMessage[] | undefined {
  try {
    const kept: { sessionId?: unknown; messages?: unknown } | null = JSON.parse(
      sessionStorage.getItem(STORAGE_KEY) ?? 'null',
    );
    if (kept?.sessionId !== sessionId || !Array.isArray(kept.messages)) return undefined;
    const messages: unknown[] = kept.messages;
    return messages.length > 0 && messages.every(isMessage) ? messages : undefined;
  } catch {
    return undefined;
  }
}

/** Where storage is blocked or full, the conversation lives as long as the page. */
export function keepMessages(sessionId: string, messages: readonly ChatMessage[]): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ sessionId, messages }));
  } catch {}
}

function isMessage(value: unknown): value is ChatMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { id, text, isUser, timestamp }: Partial<Record<keyof ChatMessage, unknown>> = value;
  return (
    typeof id === 'number' &&
    typeof text === 'string' &&
    typeof isUser === 'boolean' &&
    typeof timestamp === 'number'
  );
}
