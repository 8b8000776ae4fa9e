import { expect, it } from 'vitest';
import { describeOthers, inText, ofOthers } from './others-here';

const user = (id: string, displayName?: string) => ({ user: { id, displayName } });
const [ruth, tom, unnamed] = [user('u1', 'Ruth'), user('u2', 'Tom'), user('u3')];

it('another tab of the same user is nobody else', () => {
  expect(ofOthers([ruth, tom, ruth], 'u1')).toEqual([tom]);
  expect(ofOthers([ruth], undefined)).toEqual([ruth]);
});

it.each([
  [[], ''],
  [[ruth], 'Ruth is typing here. If you type too, your letters mix.'],
  [[ruth, ruth], 'Ruth is typing here. If you type too, your letters mix.'],
  [[ruth, tom, unnamed], 'Ruth, Tom, and Another editor are typing here. If you type too, your letters mix.'],
])('names others once each: %#', (others, sentence) => {
  expect(describeOthers(others)).toBe(sentence);
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
