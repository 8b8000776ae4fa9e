import { expect, it } from 'vitest';
import { ReferenceIndex, strongReferences } from './reference-index';

const time = '2026-01-01T00:00:00Z';
const document = (_id: string, fields: Record<string, unknown>) => ({
  _id,
  _type: 't',
  _rev: 'r',
  _createdAt: time,
  _updatedAt: time,
  ...fields,
});

it('finds strong references at any depth; ignores weak ones and those to other datasets', () => {
  const fields = {
    one: { _ref: 'a' },
    list: [{ _ref: 'b' }, { deep: [{ _ref: 'c', _weak: false }] }],
    weak: { _ref: 'd', _weak: true },
    foreign: { _ref: 'e', _dataset: 'other' },
    global: { _type: 'globalDocumentReference', _ref: 'dataset:p.d:f' },
    odd: { _ref: 5 },
  };
  expect([...strongReferences(fields)].sort()).toEqual(['a', 'b', 'c']);
});

it('the index is updated with every change', () => {
  const index = new ReferenceIndex();
  const sources = (id: string) => [...index.referringTo(id)].sort();
  index.set(document('x', { link: { _ref: 'a' } }));
  index.set(document('y', { link: { _ref: 'a' }, other: { _ref: 'b' } }));
  expect([sources('a'), sources('b'), sources('none')]).toEqual([['x', 'y'], ['y'], []]);
  index.set(document('x', { link: { _ref: 'b' } }));
  expect([sources('a'), sources('b')]).toEqual([['y'], ['x', 'y']]);
  index.delete('y');
  index.delete('never');
  expect([sources('a'), sources('b')]).toEqual([[], ['x']]);
});
