import { expect, it } from 'vitest';
import { arrivalAfter, arrivalBefore, before, describeOthers, inText, ofOthers } from './others-here';

const user = (id: string, displayName?: string, lastActiveAt = '2026-12-01T09:00:00.000Z') => ({
  user: { id, displayName },
  lastActiveAt,
});
const [ruth, tom, unnamed] = [user('u1', 'Ruth'), user('u2', 'Tom'), user('u3')];

it('another tab of the same user is nobody else', () => {
  expect(ofOthers([ruth, tom, ruth], 'u1')).toEqual([tom]);
  expect(ofOthers([ruth], undefined)).toEqual([ruth]);
});

it.each([
  [[], [], ''],
  [[ruth], [ruth], 'Ruth is typing here. Ctrl+Enter takes the text over.'],
  [[ruth, tom], [ruth, ruth], 'Ruth is typing here. Ctrl+Enter takes the text over.'],
  [[ruth, ruth], [], 'Ruth is waiting until you leave this text.'],
  [[ruth, tom, unnamed], [], 'Ruth, Tom, and Another editor are waiting until you leave this text.'],
])('names others once each: %#', (others, holders, sentence) => {
  expect(describeOthers(others, holders)).toBe(sentence);
});

it('of two the one who came first types, also where a clock is late, until the other takes over', () => {
  const late = new Date('2026-12-01T08:00:00.000Z');
  const second = { ...tom, lastActiveAt: arrivalAfter([ruth], late) };
  expect(before([ruth], second.lastActiveAt)).toEqual([ruth]);
  expect(before([second], ruth.lastActiveAt)).toEqual([]);
  const again = { ...tom, lastActiveAt: arrivalBefore([ruth]) };
  expect(before([ruth], again.lastActiveAt)).toEqual([]);
  expect(before([again], ruth.lastActiveAt)).toEqual([again]);
});

it('finds who is in a text of the page, in rich text also by its span', () => {
  const at = (...path: (string | { _key: string })[]) => ({ ...ruth, path });
  const span = at('body', { _key: 'a' }, 'children', { _key: 'b' });
  const spanText = at('body', { _key: 'a' }, 'children', { _key: 'b' }, 'text');
  const [title, note, noteText] = [at('title'), at('note'), at('note', 'text')];
  const everywhere = [span, spanText, title, note, noteText, at()];
  expect(inText(everywhere, 'body[_key=="a"].children[_key=="b"].text')).toEqual([span, spanText]);
  expect(inText(everywhere, 'title')).toEqual([title]);
  expect(inText(everywhere, 'note.text')).toEqual([noteText]);
});
