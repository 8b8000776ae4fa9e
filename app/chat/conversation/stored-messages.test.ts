// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { readStoredMessages, storeMessages } from './use-conversation';

const messages = [
  { id: 1, text: 'Hello', isUser: false, timestamp: 1 },
  { id: 2, text: 'Hi', isUser: true, timestamp: 2 },
];

beforeEach(() => sessionStorage.clear());

describe('stored messages', () => {
  it('are restored in their own session only', () => {
    expect(readStoredMessages('session-a')).toBeUndefined();
    storeMessages('session-a', messages);
    expect(readStoredMessages('session-a')).toEqual(messages);
    expect(readStoredMessages('session-b')).toBeUndefined();
  });

  it.each([
    'no JSON',
    'null',
    '7',
    '{"sessionId":"session-a"}',
    '{"sessionId":"session-a","messages":[]}',
    '{"sessionId":"session-a","messages":[null]}',
    '{"sessionId":"session-a","messages":[{"id":"1","text":"x","isUser":true,"timestamp":1}]}',
    '{"sessionId":"session-a","messages":[{"id":1,"text":7,"isUser":true,"timestamp":1}]}',
    '{"sessionId":"session-a","messages":[{"id":1,"text":"x","isUser":true,"timestamp":1e300}]}',
    '{"sessionId":"session-a","messages":[{"id":1e300,"text":"x","isUser":true,"timestamp":1}]}',
    '{"sessionId":"session-a","messages":[{"id":1,"text":"x","isUser":true,"timestamp":1},{"id":1,"text":"y","isUser":true,"timestamp":1}]}',
    '{"sessionId":"session-a","messages":[{"id":1,"text":"x","isUser":true,"timestamp":1e16}]}',
  ])('are none where storage holds %s', (stored) => {
    sessionStorage.setItem('chat-conversation', stored);
    expect(readStoredMessages('session-a')).toBeUndefined();
  });
});
