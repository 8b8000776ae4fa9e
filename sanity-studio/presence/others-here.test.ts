import { studioPath } from '@sanity/client/csm';
import { expect, it } from 'vitest';
import { arrivalAfter, arrivalBefore, before, describeOthers, othersIn, textAt } from './others-here';

const user = (id: string, displayName?: string, lastActiveAt = '2026-12-01T09:00:00.000Z') => ({
  user: { id, displayName },
  lastActiveAt,
});
const [ruth, tom, unnamed] = [user('u1', 'Ruth'), user('u2', 'Tom'), user('u3')];

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

it('finds who else is in a text of a document or its draft; of a formatted text that is a paragraph', () => {
  const at = (path: string, documentId = 'drafts.a') => {
    const place = { documentId, path: studioPath.fromString(path), lastActiveAt: ruth.lastActiveAt };
    return { user: ruth.user, locations: [place] };
  };
  const paragraph = 'body[_key=="a"]';
  const span = `${paragraph}.children[_key=="b"]`;
  const everybody = [span, `${paragraph}.children[_key=="c"].text`, 'body', 'title', 'note.text'].map(
    (path) => at(path),
  );
  const count = (path: string, ownId?: string) =>
    othersIn(everybody, { ownId, id: 'a', text: textAt(studioPath.fromString(path)) }).length;
  expect(
    ['title', 'note', 'note.text', paragraph, `${span}.text`, 'body[_key=="d"].children[_key=="e"]'].map(
      (path) => count(path),
    ),
  ).toEqual([1, 0, 1, 2, 2, 0]);
  expect(count('title', 'u1')).toBe(0);
  expect(
    othersIn([at('title', 'a'), at('title', 'b')], { ownId: undefined, id: 'a', text: 'title' }),
  ).toEqual([ruth]);
});
