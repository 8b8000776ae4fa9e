/** How long the loading state lasts after a call has ended, on success or failure; set by the specification. */
const LINGER_MS = 3_000;

/** One message of the conversation, with exactly the fields of the specification; `timestamp` is in ms since 1970. */
export type ChatMessage = { id: number; text: string; isUser: boolean; timestamp: number };

export type ConversationState = { messages: readonly ChatMessage[]; isLoading: boolean };

export type ConversationOptions = {
  greeting: string;
  /** Shown when a call fails; null shows nothing. */
  failureMessage: string | null;
  /** Undefined: there is no session, and nothing is sent. */
  session: { open: () => string | undefined; startNew: () => string | undefined };
  send: (call: { message: string; sessionId: string }, signal: AbortSignal) => Promise<string | undefined>;
  /** Earlier messages of this session. */
  recall: (sessionId: string) => ChatMessage[] | undefined;
  store: (sessionId: string, messages: readonly ChatMessage[]) => void;
};

export type Conversation = ReturnType<typeof createConversation>;

/**
 * The conversation's state, outside any component, so that it survives navigations and the closing of the panel. A
 * message is appended immediately, its reply on arrival; the loading state ends three seconds after the call.
 */
export function createConversation(options: ConversationOptions) {
  const { session, send } = options;
  let sessionId = session.open();
  let state: ConversationState = { messages: begin(), isLoading: false };
  let inFlight = new AbortController();
  let lingering: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function begin(): readonly ChatMessage[] {
    const stored = sessionId === undefined ? undefined : options.recall(sessionId);
    return stored ?? [{ id: 1, text: options.greeting, isUser: false, timestamp: Date.now() }];
  }

  function set(change: Partial<ConversationState>): void {
    state = { ...state, ...change };
    if (change.messages && sessionId !== undefined) options.store(sessionId, change.messages);
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
    /** Sends a trimmed text, unless it is empty, a call is in flight or there is no session. Returns whether it did. */
    send(text: string): boolean {
      const message = text.trim();
      if (message === '' || state.isLoading || sessionId === undefined) return false;
      set({ messages: append(message, true), isLoading: true });
      inFlight = new AbortController();
      void ask(message, sessionId, inFlight);
      return true;
    },
    /** Deletes the messages and begins a new session; aborts a call in flight. */
    restart(): void {
      inFlight.abort();
      clearTimeout(lingering);
      sessionId = session.startNew();
      set({ messages: begin(), isLoading: false });
    },
  };
}
