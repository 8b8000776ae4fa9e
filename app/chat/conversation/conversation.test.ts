import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ConversationOptions, createConversation } from './conversation';

const START_MS = Date.UTC(2031, 0, 2, 9, 41);

beforeEach(() => void vi.useFakeTimers({ now: START_MS }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A conversation whose calls are settled by the test. */
function begin(change: Partial<ConversationOptions> = {}) {
  const calls: {
    call: { message: string; sessionId: string };
    signal: AbortSignal;
    answer: (reply: string | undefined) => void;
    fail: (error: Error) => void;
  }[] = [];
  const stored: [string, number][] = [];
  let sessions = 0;
  const conversation = createConversation({
    greeting: 'Hello, how can I help you?',
    limitMessage: null,
    failureMessage: null,
    session: { open: () => 'session-0', startNew: () => `session-${++sessions}` },
    send: (call, signal) =>
      new Promise((answer, fail) => {
        calls.push({ call, signal, answer, fail });
      }),
    recall: () => undefined,
    store: (sessionId, messages) => stored.push([sessionId, messages.length]),
    ...change,
  });
  const texts = () => conversation.getState().messages.map(({ text }) => text);
  const isLoading = () => conversation.getState().isLoading;
  const settled = () => vi.advanceTimersByTimeAsync(0);
  return { conversation, calls, stored, texts, isLoading, settled };
}

it('begins with the greeting; a message has exactly its four fields', () => {
  const { conversation, isLoading } = begin();
  expect(conversation.getState().messages).toEqual([
    { id: 1, text: 'Hello, how can I help you?', isUser: false, timestamp: START_MS },
  ]);
  expect(isLoading()).toBe(false);
});

it('appends a sent message immediately, trimmed, and loads', () => {
  const { conversation, calls, isLoading } = begin();
  expect(conversation.send('  two\nlines ')).toBe(true);
  expect(conversation.getState().messages.at(-1)).toEqual({
    id: 2,
    text: 'two\nlines',
    isUser: true,
    timestamp: START_MS,
  });
  expect(isLoading()).toBe(true);
  expect(calls[0]?.call).toEqual({ message: 'two\nlines', sessionId: 'session-0' });
});

it('shows a reply on arrival, and stops loading 3,000 ms after it', async () => {
  const { conversation, calls, texts, isLoading, settled } = begin();
  conversation.send('a');
  await vi.advanceTimersByTimeAsync(9_000);
  expect(isLoading()).toBe(true);
  calls[0]?.answer('b');
  await settled();
  expect(texts().slice(1)).toEqual(['a', 'b']);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(isLoading()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(isLoading()).toBe(false);
});

it('does not show a failure, logs it, and stops loading 3,000 ms after it', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { conversation, calls, texts, isLoading, settled } = begin();
  conversation.send('a');
  calls[0]?.fail(new Error('status 502'));
  await settled();
  expect(texts().slice(1)).toEqual(['a']);
  expect(logged).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(isLoading()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(isLoading()).toBe(false);
});

it.each([
  [429, 'Slow down.'],
  [502, 'Sorry.'],
])('shows the editors’ text for status %i', async (status, text) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { conversation, calls, texts, settled } = begin({
    limitMessage: 'Slow down.',
    failureMessage: 'Sorry.',
  });
  conversation.send('a');
  calls[0]?.fail(new Error('rejected', { cause: status }));
  await settled();
  expect(texts().slice(1)).toEqual(['a', text]);
});

it('shows the editors’ text for failures of the connection', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { conversation, calls, settled } = begin({ failureMessage: 'Sorry.' });
  conversation.send('a');
  calls[0]?.fail(new Error('x'));
  await settled();
  expect(conversation.getState().messages.at(-1)).toMatchObject({ id: 3, text: 'Sorry.', isUser: false });
});

it('appends nothing for an answer without a reply', async () => {
  const { conversation, calls, texts, settled } = begin();
  conversation.send('a');
  calls[0]?.answer(undefined);
  await settled();
  expect(texts().slice(1)).toEqual(['a']);
});

it.each(['', '   ', '\n\t'])('does not send %j', (text) => {
  const { conversation, calls } = begin();
  expect(conversation.send(text)).toBe(false);
  expect(calls).toHaveLength(0);
});

it('does not send while it loads, nor in the 3,000 ms after a reply', async () => {
  const { conversation, calls, settled } = begin();
  conversation.send('a');
  expect(conversation.send('b')).toBe(false);
  calls[0]?.answer('c');
  await settled();
  expect(conversation.send('b')).toBe(false);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(conversation.send('b')).toBe(true);
  expect(calls.map(({ call }) => call.message)).toEqual(['a', 'b']);
});

it('restarts: a new session, the greeting only, and the old call is aborted and ignored', async () => {
  const { conversation, calls, texts, isLoading, settled } = begin();
  conversation.send('a');
  conversation.restart();
  expect(calls[0]?.signal.aborted).toBe(true);
  calls[0]?.answer('late');
  await settled();
  expect(texts()).toHaveLength(1);
  expect(isLoading()).toBe(false);
  conversation.send('b');
  expect(calls[1]?.call.sessionId).toBe('session-1');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isLoading()).toBe(true);
});

it('continues this session, and stores every message', () => {
  const old = [{ id: 7, text: 'before', isUser: true, timestamp: 1 }];
  const { conversation, stored, texts } = begin({ recall: (id) => (id === 'session-0' ? old : undefined) });
  conversation.send('a');
  expect(texts()).toEqual(['before', 'a']);
  expect(conversation.getState().messages.at(-1)?.id).toBe(8);
  expect(stored).toEqual([['session-0', 2]]);
});

describe('a message of an earlier page without a reply', () => {
  const earlier = [
    { id: 1, text: 'Hello', isUser: false, timestamp: 1 },
    { id: 2, text: 'a', isUser: true, timestamp: 2 },
  ];

  it('can be sent again, once, and is not shown twice', async () => {
    const { conversation, calls, texts, isLoading, settled } = begin({ recall: () => earlier });
    expect(conversation.getState().isUnanswered).toBe(true);
    expect(isLoading()).toBe(false);
    conversation.askAgain();
    conversation.askAgain();
    expect(calls.map(({ call }) => call.message)).toEqual(['a']);
    expect(conversation.getState().isUnanswered).toBe(false);
    expect(isLoading()).toBe(true);
    calls[0]?.answer('b');
    await settled();
    expect(texts()).toEqual(['Hello', 'a', 'b']);
  });

  it('need not be: another message may follow, or a new conversation', () => {
    const { conversation, calls } = begin({ recall: (id) => (id === 'session-0' ? earlier : undefined) });
    conversation.send('c');
    expect(conversation.getState().isUnanswered).toBe(false);
    conversation.restart();
    conversation.askAgain();
    expect(calls.map(({ call }) => call.message)).toEqual(['c']);
  });

  it('is none if the last message is a reply', () => {
    const answered = begin({ recall: () => earlier.slice(0, 1) });
    expect(answered.conversation.getState().isUnanswered).toBe(false);
  });
});

it.each([null, 'Too many.'])('a failed message can be sent again, also below the text %j', async (text) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { conversation, calls, texts } = begin({ limitMessage: text });
  conversation.send('a');
  conversation.askAgain();
  calls[0]?.fail(new Error('status 429', { cause: 429 }));
  await vi.advanceTimersByTimeAsync(2_999);
  expect(conversation.getState().isUnanswered).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(conversation.getState().isUnanswered).toBe(true);
  conversation.askAgain();
  expect(calls.map(({ call }) => call.message)).toEqual(['a', 'a']);
  calls[1]?.answer('b');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(conversation.getState().isUnanswered).toBe(false);
  expect(texts().slice(1)).toEqual(['a', text, 'b'].filter(Boolean));
});

it('notifies subscribers until they unsubscribe', () => {
  const { conversation } = begin();
  let notified = 0;
  const stop = conversation.subscribe(() => {
    notified += 1;
  });
  conversation.send('a');
  expect(notified).toBe(1);
  stop();
  conversation.restart();
  expect(notified).toBe(1);
});
