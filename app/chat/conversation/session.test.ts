// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSession, readStoredMessages, startNewSession, storeMessages } from './session';

const SHAPE = /^chat-\d{13}-[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('session id', () => {
  it('has the time and a uuid, and is stored', () => {
    const before = Date.now();
    const id = openSession();
    expect(id).toMatch(SHAPE);
    expect(Number(id.split('-')[1])).toBeGreaterThanOrEqual(before);
    expect(localStorage.getItem('chat-session-id')).toBe(id);
    expect(openSession()).toBe(id);
  });

  it.each(['', 'short', 'a b c d e f g h', `${'x'.repeat(129)}`])(
    'replaces %j, which the server would reject',
    (stored) => {
      localStorage.setItem('chat-session-id', stored);
      expect(openSession()).toMatch(SHAPE);
    },
  );

  it('is a new one after a restart', () => {
    const first = openSession();
    expect(startNewSession()).not.toBe(first);
    expect(openSession()).not.toBe(first);
  });

  it('works without randomUUID, as on plain http', () => {
    const { getRandomValues } = crypto;
    vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
    expect(openSession()).toMatch(SHAPE);
  });

  it('works where storage is blocked', () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    expect(openSession()).toMatch(SHAPE);
    expect(info).toHaveBeenCalledOnce();
  });
});

describe('stored messages', () => {
  const messages = [
    { id: 1, text: 'Hello', isUser: false, timestamp: 1 },
    { id: 2, text: 'Hi', isUser: true, timestamp: 2 },
  ];

  it('are restored in their own session only', () => {
    expect(readStoredMessages('session-a')).toBeUndefined();
    storeMessages('session-a', messages);
    expect(readStoredMessages('session-a')).toEqual(messages);
    expect(readStoredMessages('session-b')).toBeUndefined();
  });

  it.each(['no JSON', 'null', '7', '{"sessionId":"session-a"}'])(
    'are none where storage holds %s',
    (stored) => {
      sessionStorage.setItem('chat-conversation', stored);
      expect(readStoredMessages('session-a')).toBeUndefined();
    },
  );
});
