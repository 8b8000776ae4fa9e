import { expect, it } from 'vitest';
import { stored } from '../query/sample-documents.fixture';
import { ReferenceIndex, strongReferences } from './reference-index';

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
  index.set(stored('x', 't', { link: { _ref: 'a' } }));
  index.set(stored('y', 't', { link: { _ref: 'a' }, other: { _ref: 'b' } }));
  expect([sources('a'), sources('b'), sources('none')]).toEqual([['x', 'y'], ['y'], []]);
  index.set(stored('x', 't', { link: { _ref: 'b' } }));
  expect([sources('a'), sources('b')]).toEqual([['y'], ['x', 'y']]);
  index.delete('y');
  index.delete('never');
  expect([sources('a'), sources('b')]).toEqual([[], ['x']]);
});
