import { type ChatMessage, openSession, readStoredMessages, startNewSession, storeMessages } from './session';

/** The longest message, in characters (code points), for both input and server. */
export const MESSAGE_MAX_CHARACTERS = 4_000;
/** How long the loading state lasts after a call has ended, on success or failure. */
const LINGER_MS = 3_000;

/** @property isUnanswered whether the visitor’s last message got no reply: its call failed, or an earlier page sent it */
type ConversationState = {
  messages: readonly ChatMessage[];
  isLoading: boolean;
  isUnanswered: boolean;
};

export type ConversationOptions = {
  greeting: string;
  /** Shown when a limit rejects a message; null shows nothing. */
  limitMessage: string | null;
  /** Shown when a call fails otherwise; null shows nothing. */
  failureMessage: string | null;
  /** Rejects with an error whose cause is the status, if the endpoint rejects the call. */
  send: (call: { message: string; sessionId: string }, signal: AbortSignal) => Promise<string | undefined>;
  onChange: () => void;
};

/** The visitor's session and its messages. Loading ends three seconds after the call. */
export function createConversation({ onChange, send, ...texts }: ConversationOptions) {
  let sessionId = openSession();
  let state = begin();
  let inFlight = new AbortController();
  let lingering: ReturnType<typeof setTimeout> | undefined;

  function begin(): ConversationState {
    const stored = readStoredMessages(sessionId);
    const greeting = { id: 1, text: texts.greeting, isUser: false, timestamp: Date.now() };
    return {
      messages: stored ?? [greeting],
      isLoading: false,
      isUnanswered: stored?.at(-1)?.isUser === true,
    };
  }

  function set(change: Partial<ConversationState>): void {
    state = { ...state, ...change };
    if (change.messages) storeMessages(sessionId, change.messages);
    onChange();
  }

  function append(text: string, isUser: boolean): readonly ChatMessage[] {
    const id = (state.messages.at(-1)?.id ?? 0) + 1;
    return [...state.messages, { id, text, isUser, timestamp: Date.now() }];
  }

  async function ask(message: string, messages: readonly ChatMessage[]): Promise<void> {
    set({ messages, isLoading: true, isUnanswered: false });
    inFlight = new AbortController();
    const { signal } = inFlight;
    let reply: string | null | undefined;
    let isUnanswered = true;
    try {
      reply = await send({ message, sessionId }, signal);
      isUnanswered = !reply;
    } catch (error) {
      if (signal.aborted) return;
      console.error('The chat message was not answered.', error);
      const isLimit = error instanceof Error && error.cause === 429;
      reply = isLimit ? texts.limitMessage : texts.failureMessage;
    }
    if (signal.aborted) return;
    if (reply) set({ messages: append(reply, false) });
    lingering = setTimeout(() => set({ isLoading: false, isUnanswered }), LINGER_MS);
  }

  return {
    getState: () => state,
    /** Sends a text, unless it is empty or a call is in flight. Returns whether it did. */
    send(text: string): boolean {
      const message = text.trim();
      if (message === '' || state.isLoading) return false;
      void ask(message, append(message, true));
      return true;
    },
    askAgain(): void {
      const last = state.messages.findLast(({ isUser }) => isUser);
      if (last && state.isUnanswered) void ask(last.text, state.messages);
    },
    restart(): void {
      inFlight.abort();
      clearTimeout(lingering);
      sessionId = startNewSession();
      set(begin());
    },
  };
}
