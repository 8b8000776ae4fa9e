import { expect, it } from 'vitest';
import { readTypingMessage, readTypingStart, readTypingState, typingStart } from './typing-messages';

const start = { id: 'page-home', type: 'page', path: 'title' };
const state = {
  value: 'A',
  edits: 1,
  label: 'Name',
  isMultiline: false,
  problems: ['Required'],
  isWaiting: false,
  isSaved: true,
};

it('reads a start', () => {
  expect(readTypingStart(typingStart(start))).toEqual(start);
});

it.each([null, 'text', {}, start, { ...typingStart(start), path: '' }, { ...typingStart(start), id: 1 }])(
  'reads no start in %j',
  (other) => {
    expect(readTypingStart(other)).toBeUndefined();
  },
);

it.each([
  [{ from: 'a', to: '' }, true],
  [{ end: 'cancel' }, true],
  [{ takesOver: true }, true],
  [{ takesOver: 'yes' }, false],
  [null, false],
  [{}, false],
  [{ from: 'a' }, false],
  [{ from: 'a', to: 2 }, false],
  [{ end: 'later' }, false],
])('%j is an edit, an end or a taking over: %s', (message, isRead) => {
  expect(readTypingMessage(message)).toEqual(isRead ? message : undefined);
});

it('reads a state, and no other message', () => {
  expect(readTypingState(state)).toEqual(state);
  const changes = [{ value: null }, { edits: '1' }, { problems: 'a' }];
  for (const other of [null, {}, ...changes.map((change) => ({ ...state, ...change }))])
    expect(readTypingState(other)).toBeUndefined();
});
