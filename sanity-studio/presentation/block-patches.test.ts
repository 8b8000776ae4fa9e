import { Mutation } from '@sanity/mutator';
import { describe, expect, it } from 'vitest';
import type { BlockChange } from '../../protocol/page-blocks';
import { type BlockPatch, insertion, patchesFor, type StoredBlock } from './block-patches';

const block = (_key: string, fields = {}): StoredBlock => ({ _key, _type: 'prose', ...fields });
const blocks = ['a', 'b', 'c', 'd'].map((key) => block(key, { text: `text of ${key}` }));

/** The blocks after patches, applied as the lake applies them. */
function patched(patches: readonly BlockPatch[], to: readonly StoredBlock[] = blocks): StoredBlock[] {
  const mutations = patches.map((patch) => ({ patch: { id: 'page', ...patch } }));
  const document = new Mutation({ mutations }).apply({ _id: 'page', _type: 'page', blocks: [...to] });
  return document?.blocks ?? [];
}

const keys = (list: readonly StoredBlock[]) => list.map(({ _key }) => _key).join('');
const after = (change: BlockChange) => keys(patched(patchesFor(change, blocks)));

describe('changes of blocks', () => {
  it.each<[BlockChange, string]>([
    [{ change: 'up', key: 'c' }, 'acbd'],
    [{ change: 'down', key: 'a' }, 'bacd'],
    [{ change: 'remove', key: 'b' }, 'acd'],
    [{ change: 'move', key: 'a', place: 'after', beside: 'c' }, 'bcad'],
    [{ change: 'move', key: 'd', place: 'before', beside: 'a' }, 'dabc'],
    [{ change: 'move', key: 'd', place: 'after', beside: 'a' }, 'adbc'],
  ])('%o', (change, expected) => {
    expect(after(change)).toBe(expected);
    expect(patched(patchesFor(change, blocks)).every(({ _key, text }) => text === `text of ${_key}`)).toBe(
      true,
    );
  });

  it.each<BlockChange>([
    { change: 'up', key: 'a' },
    { change: 'down', key: 'd' },
    { change: 'move', key: 'b', place: 'after', beside: 'a' },
    { change: 'move', key: 'b', place: 'before', beside: 'c' },
    { change: 'move', key: 'b', place: 'after', beside: 'b' },
    { change: 'move', key: 'b', place: 'after', beside: 'gone' },
    { change: 'remove', key: 'gone' },
    { change: 'up', key: 'gone' },
    { change: 'add', key: 'a' },
  ])('nothing to do for %o', (change) => {
    expect(patchesFor(change, blocks)).toEqual([]);
  });

  it('a duplicate follows its original, with a key of its own and without its link name', () => {
    const named = [block('a', { anchor: 'plans', text: 'Plans' }), block('b')];
    const [first, copy, last] = patched(patchesFor({ change: 'duplicate', key: 'a' }, named), named);
    expect(first).toEqual(named[0]);
    expect(copy).toEqual({ _key: expect.stringMatching(/^[0-9a-f]{12}$/), _type: 'prose', text: 'Plans' });
    expect(last).toEqual(named[1]);
  });

  it('means the block itself, wherever another editor has moved it meanwhile', () => {
    const reordered = [...blocks].reverse();
    expect(keys(patched(patchesFor({ change: 'remove', key: 'b' }, blocks), reordered))).toBe('dca');
    expect(keys(patched(patchesFor({ change: 'up', key: 'b' }, blocks), reordered))).toBe('dcba');
  });
});

it.each([
  ['below the nearest block that is left above it', ['a', 'b'], 'abcd', 'abxcd'],
  ['below another if the nearest is gone', ['a', 'gone'], 'abcd', 'axbcd'],
  ['first if none is left above it', ['gone'], 'cd', 'xcd'],
  ['first if it was', [], 'abcd', 'xabcd'],
  ['alone on a page without blocks', ['gone'], '', 'x'],
])('a block is put %s', (_, above, left, expected) => {
  const list = [...left].map((key) => block(key));
  expect(keys(patched(insertion(block('x'), above, list), list))).toBe(expected);
});
