/** How long the loading state lingers after a call has ended, on success or failure; the specification's number. */
export const LINGER_MS = 3_000;

/** One message of the conversation, with exactly the fields of the specification; `timestamp` is in ms since 1970. */
export type ChatMessage = { id: number; text: string; isUser: boolean; timestamp: number };

export type ConversationState = { messages: readonly ChatMessage[]; isLoading: boolean };

export type ConversationOptions = {
  greeting: string;
  /** Shown where a call fails; null shows nothing. */
  failureMessage: string | null;
  /** Undefined where there is no session, and then nothing is sent. */
  session: { open: () => string | undefined; renew: () => string | undefined };
  send: (call: { message: string; sessionId: string }, signal: AbortSignal) => Promise<string | undefined>;
  /** Messages shown before in this session. */
  recall: (sessionId: string) => ChatMessage[] | undefined;
  keep: (sessionId: string, messages: readonly ChatMessage[]) => void;
};

export type Conversation = ReturnType<typeof createConversation>;

/**
 * The conversation, outside any component, so that it lives on while pages change and the panel is closed. A message is
 * appended at once, its reply on arrival; the loading state clears three seconds after the call has ended.
 */
export function createConversation(options: ConversationOptions) {
  const { session, send } = options;
  let sessionId = session.open();
  let state: ConversationState = { messages: begin(), isLoading: false };
  let underway = new AbortController();
  let lingering: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function begin(): readonly ChatMessage[] {
    const kept = sessionId === undefined ? undefined : options.recall(sessionId);
    return kept ?? [{ id: 1, text: options.greeting, isUser: false, timestamp: Date.now() }];
  }

  function set(change: Partial<ConversationState>): void {
    state = { ...state, ...change };
    if (change.messages && sessionId !== undefined) options.keep(sessionId, change.messages);
    for (const listener of listeners) listener();
  }

  function append(text: string, isUser: boolean): readonly ChatMessage[] {
    const id = (state.messages.at(-1)?.id ?? 0) + 1;
    return [...state.messages, { id, text, isUser, timestamp: Date.now() }];
  }

  async function ask(message: string, id: string, { signal }: AbortController): Promise<void> {
    let reply: string | null | undefined;
    try {
      reply = await send({ message, sessionId: id }, signal);
    } catch (error) {
      if (signal.aborted) return;
      console.error('The chat message was not answered.', error);
      reply = options.failureMessage;
    }
    if (signal.aborted) return;
    if (reply) set({ messages: append(reply, false) });
    lingering = setTimeout(() => set({ isLoading: false }), LINGER_MS);
  }

  return {
    getState: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Sends a text, trimmed, unless it is empty, a call is under way, or there is no session. Says whether it did. */
    send(text: string): boolean {
      const message = text.trim();
      if (message === '' || state.isLoading || sessionId === undefined) return false;
      set({ messages: append(message, true), isLoading: true });
      underway = new AbortController();
      void ask(message, sessionId, underway);
      return true;
    },
    /** Forgets what was said, and begins another session; a call under way is dropped. */
    restart(): void {
      underway.abort();
      clearTimeout(lingering);
      sessionId = session.renew();
      set({ messages: begin(), isLoading: false });
    },
  };
}
