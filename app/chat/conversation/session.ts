export const SESSION_ID = /^[A-Za-z0-9_-]{8,128}$/;

/** One message of the conversation, and no more of it; `timestamp` is in ms since 1970. */
export type ChatMessage = { id: number; text: string; isUser: boolean; timestamp: number };

/** In session storage: for this tab only. */
const STORAGE_KEY = 'chat-conversation';

/**
 * The messages that this tab has shown in a session, so that the conversation continues after a page load.
 * @returns undefined if there are none, or they are unreadable
 */
export function readStoredMessages(sessionId: string): ChatMessage[] | undefined {
  try {
    const stored: { sessionId: string; messages: ChatMessage[] } = JSON.parse(
      sessionStorage.getItem(STORAGE_KEY) ?? '',
    );
    return stored.sessionId === sessionId ? stored.messages : undefined;
  } catch {
    return undefined;
  }
}

/** Where storage is blocked or full, the conversation ends with the page. */
export function storeMessages(sessionId: string, messages: readonly ChatMessage[]): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ sessionId, messages }));
  } catch {}
}

const SESSION_STORAGE_KEY = 'chat-session-id';

/**
 * The visitor's session: in local storage, or, where storage is blocked, in this page only.
 * @returns `chat-<ms since 1970>-<uuid>`
 */
export function openSession(): string {
  try {
    const stored = localStorage.getItem(SESSION_STORAGE_KEY);
    if (stored !== null && SESSION_ID.test(stored)) return stored;
  } catch {}
  return startNewSession();
}

export function startNewSession(): string {
  const id = `chat-${Date.now()}-${uuid()}`;
  try {
    localStorage.setItem(SESSION_STORAGE_KEY, id);
  } catch (error) {
    console.info('The chat session cannot be remembered: storage is blocked.', error);
  }
  return id;
}

/** RFC 9562, version 4. `crypto.randomUUID` is missing on plain http. */
function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
