import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ConversationOptions, createConversation } from './conversation';

const START_MS = Date.UTC(2031, 0, 2, 9, 41);

beforeEach(() => void vi.useFakeTimers({ now: START_MS }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A conversation whose calls end when the test says so. */
function begin(change: Partial<ConversationOptions> = {}) {
  const calls: {
    call: { message: string; sessionId: string };
    signal: AbortSignal;
    answer: (reply: string | undefined) => void;
    fail: (error: Error) => void;
  }[] = [];
  const kept: [string, number][] = [];
  let sessions = 0;
  const conversation = createConversation({
    greeting: 'Hello, how can I help you?',
    failureMessage: null,
    session: { open: () => 'session-0', renew: () => `session-${++sessions}` },
    send: (call, signal) =>
      new Promise((answer, fail) => {
        calls.push({ call, signal, answer, fail });
      }),
    recall: () => undefined,
    keep: (sessionId, messages) => kept.push([sessionId, messages.length]),
    ...change,
  });
  const texts = () => conversation.getState().messages.map(({ text }) => text);
  const isLoading = () => conversation.getState().isLoading;
  const settled = () => vi.advanceTimersByTimeAsync(0);
  return { conversation, calls, kept, texts, isLoading, settled };
}

describe('conversation', () => {
  it('begins with the greeting; a message has exactly its four fields', () => {
    const { conversation, isLoading } = begin();
    expect(conversation.getState().messages).toEqual([
      { id: 1, text: 'Hello, how can I help you?', isUser: false, timestamp: START_MS },
    ]);
    expect(isLoading()).toBe(false);
  });

  it('appends what is sent at once, trimmed, and loads', () => {
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

  it('shows nothing of a failure, logs it, and stops loading 3,000 ms after it', async () => {
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

  it('says what an editor has written for failures', async () => {
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

  it('does not send while it loads, the lingering included', async () => {
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

  it('does not send without a session', () => {
    const { conversation, calls, texts } = begin({
      session: { open: () => undefined, renew: () => undefined },
    });
    expect(conversation.send('a')).toBe(false);
    expect(calls).toHaveLength(0);
    expect(texts()).toHaveLength(1);
  });

  it('starts anew: other session, greeting only, and the old call has no say any more', async () => {
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

  it('goes on where this session was, and keeps every message', () => {
    const old = [{ id: 7, text: 'before', isUser: true, timestamp: 1 }];
    const { conversation, kept, texts } = begin({ recall: (id) => (id === 'session-0' ? old : undefined) });
    conversation.send('a');
    expect(texts()).toEqual(['before', 'a']);
    expect(conversation.getState().messages.at(-1)?.id).toBe(8);
    expect(kept).toEqual([['session-0', 2]]);
  });

  it('tells those who listen, until they stop', () => {
    const { conversation } = begin();
    let told = 0;
    const stop = conversation.subscribe(() => {
      told += 1;
    });
    conversation.send('a');
    expect(told).toBe(1);
    stop();
    conversation.restart();
    expect(told).toBe(1);
  });
});
