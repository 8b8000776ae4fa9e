import { expect, it } from 'vitest';
import { blocksStart, readBlockChange, readBlockNotes, readBlocksStart } from './page-blocks';

it('reads what it writes, and nothing of other messages', () => {
  const start = { id: 'page-a', type: 'page' };
  expect(readBlocksStart(blocksStart(start))).toEqual(start);
  const unnamed = blocksStart({ id: '', type: 'page' });
  for (const other of [null, 'site/blocks', start, { kind: 'site/typing', ...start }, unnamed])
    expect(readBlocksStart(other)).toBeUndefined();
});

it.each([
  [{ change: 'up', key: 'a' }, true],
  [{ change: 'move', key: 'a', place: 'before', beside: 'b' }, true],
  [{ change: 'move', key: 'a', place: 'within', beside: 'b' }, false],
  [{ change: 'move', key: 'a', place: 'after' }, false],
  [{ change: 'erase', key: 'a' }, false],
  [{ change: 'remove' }, false],
  [{ change: 'remove', key: 7 }, false],
  ['remove', false],
])('%j is a change: %s', (message, isChange) => {
  expect(readBlockChange(message)).toEqual(isChange ? message : undefined);
});

it('leaves out notes that are none', () => {
  const note = { key: 'a', title: 'Text', problems: ['Title: Required'] };
  expect(readBlockNotes([note, null, { ...note, key: '' }, { key: 'b', title: 'Text' }])).toEqual([note]);
  expect(readBlockNotes({ notes: [note] })).toBeUndefined();
});
