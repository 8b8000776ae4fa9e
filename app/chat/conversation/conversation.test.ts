// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ConversationOptions, createConversation } from './conversation';
import { readStoredMessages, storeMessages } from './session';

const START_MS = Date.UTC(2031, 0, 2, 9, 41);

beforeEach(() => {
  vi.useFakeTimers({ now: START_MS });
  sessionStorage.clear();
  localStorage.setItem('chat-session-id', 'session-0');
});
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
  const conversation = createConversation({
    greeting: 'Hello, how can I help you?',
    limitMessage: null,
    failureMessage: null,
    send: (call, signal) =>
      new Promise((answer, fail) => {
        calls.push({ call, signal, answer, fail });
      }),
    onChange: () => {},
    ...change,
  });
  const texts = () => conversation.getState().messages.map(({ text }) => text);
  const isLoading = () => conversation.getState().isLoading;
  /** The first call is answered or fails, and what follows from it is done. */
  async function settle(outcome: string | undefined | Error) {
    if (outcome instanceof Error) calls[0]?.fail(outcome);
    else calls[0]?.answer(outcome);
    await vi.advanceTimersByTimeAsync(0);
  }
  return { conversation, calls, texts, isLoading, settle };
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

it.each([
  ['shows a reply on arrival', 'b', ['a', 'b'], 0],
  ['does not show a failure, logs it', new Error('status 502'), ['a'], 1],
])('%s, and stops loading 3,000 ms after it', async (_, outcome, shown, logs) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { conversation, texts, isLoading, settle } = begin();
  conversation.send('a');
  await vi.advanceTimersByTimeAsync(9_000);
  expect(isLoading()).toBe(true);
  await settle(outcome);
  expect(texts().slice(1)).toEqual(shown);
  expect(logged).toHaveBeenCalledTimes(logs);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(isLoading()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(isLoading()).toBe(false);
});

it.each([
  ['status 429', new Error('rejected', { cause: 429 }), 'Slow down.'],
  ['status 502', new Error('rejected', { cause: 502 }), 'Sorry.'],
  ['failures of the connection', new Error('x'), 'Sorry.'],
])('shows the editors’ text for %s', async (_, error, text) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const texts = { limitMessage: 'Slow down.', failureMessage: 'Sorry.' };
  const { conversation, settle } = begin(texts);
  conversation.send('a');
  await settle(error);
  expect(conversation.getState().messages.at(-1)).toMatchObject({ id: 3, text, isUser: false });
});

it.each(['', '   ', '\n\t'])('does not send %j', (text) => {
  const { conversation, calls } = begin();
  expect(conversation.send(text)).toBe(false);
  expect(calls).toHaveLength(0);
});

it('does not send while it loads, nor in the 3,000 ms after a reply', async () => {
  const { conversation, calls, settle } = begin();
  conversation.send('a');
  expect(conversation.send('b')).toBe(false);
  await settle('c');
  expect(conversation.send('b')).toBe(false);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(conversation.send('b')).toBe(true);
  expect(calls.map(({ call }) => call.message)).toEqual(['a', 'b']);
});

it('restarts: a new session, the greeting only, and the old call is aborted and ignored', async () => {
  const { conversation, calls, texts, isLoading, settle } = begin();
  conversation.send('a');
  conversation.restart();
  expect(calls[0]?.signal.aborted).toBe(true);
  await settle('late');
  expect(texts()).toHaveLength(1);
  expect(isLoading()).toBe(false);
  conversation.send('b');
  expect(calls[1]?.call.sessionId).not.toBe('session-0');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isLoading()).toBe(true);
});

it('continues this session, and stores every message', () => {
  const old = [{ id: 7, text: 'before', isUser: true, timestamp: 1 }];
  storeMessages('session-0', old);
  const { conversation, texts } = begin();
  conversation.send('a');
  expect(texts()).toEqual(['before', 'a']);
  expect(conversation.getState().messages.at(-1)?.id).toBe(8);
  expect(readStoredMessages('session-0')).toHaveLength(2);
});

describe('a message of an earlier page without a reply', () => {
  const earlier = [
    { id: 1, text: 'Hello', isUser: false, timestamp: 1 },
    { id: 2, text: 'a', isUser: true, timestamp: 2 },
  ];

  it('can be sent again, once, and is not shown twice', async () => {
    storeMessages('session-0', earlier);
    const { conversation, calls, texts, isLoading, settle } = begin();
    expect(conversation.getState().isUnanswered).toBe(true);
    expect(isLoading()).toBe(false);
    conversation.askAgain();
    conversation.askAgain();
    expect(calls.map(({ call }) => call.message)).toEqual(['a']);
    expect(conversation.getState().isUnanswered).toBe(false);
    expect(isLoading()).toBe(true);
    await settle('b');
    expect(texts()).toEqual(['Hello', 'a', 'b']);
  });

  it('need not be: another message may follow, or a new conversation', () => {
    storeMessages('session-0', earlier);
    const { conversation, calls } = begin();
    conversation.send('c');
    expect(conversation.getState().isUnanswered).toBe(false);
    conversation.restart();
    conversation.askAgain();
    expect(calls.map(({ call }) => call.message)).toEqual(['c']);
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
