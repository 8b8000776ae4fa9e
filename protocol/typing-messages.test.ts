import { expect, it } from 'vitest';
import { readTypingMessage, readTypingStart, readTypingState, typingStart } from './typing-messages';

const start = { id: 'page-home', type: 'page', path: 'title' };
const state = {
  value: 'A',
  edits: 1,
  label: 'Name',
  isMultiline: false,
  problems: ['Required'],
  isSaved: true,
};

it('reads a start, and no other message to the window', () => {
  expect(readTypingStart(typingStart(start))).toEqual(start);
  for (const other of [
    null,
    'text',
    {},
    start,
    { ...typingStart(start), path: '' },
    { ...typingStart(start), id: 1 },
  ])
    expect(readTypingStart(other)).toBeUndefined();
});

it('reads edits and ends', () => {
  expect(readTypingMessage({ from: 'a', to: '' })).toEqual({ from: 'a', to: '' });
  expect(readTypingMessage({ end: 'cancel' })).toEqual({ end: 'cancel' });
  for (const other of [null, {}, { from: 'a' }, { from: 'a', to: 2 }, { end: 'later' }])
    expect(readTypingMessage(other)).toBeUndefined();
});

it('reads a state', () => {
  expect(readTypingState(state)).toEqual(state);
  for (const other of [
    null,
    {},
    { ...state, value: null },
    { ...state, edits: '1' },
    { ...state, problems: 'a' },
  ])
    expect(readTypingState(other)).toBeUndefined();
});
