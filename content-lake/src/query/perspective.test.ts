import { expect, it } from 'vitest';
import { LakeError } from '../errors';
import { buildView, type Perspective, readPerspective } from './perspective';
import { stored } from './sample-documents.fixture';

it.each([
  ['raw', '1', 'raw'],
  ['published', '1', []],
  ['drafts', '1', ['drafts']],
  ['previewDrafts', '1', ['drafts']],
  ['rA,drafts', '1', ['rA', 'drafts']],
  ['rA, rA ,drafts', '1', ['rA', 'drafts']],
  ['rA,published,drafts', '1', ['rA']],
  ['', '1', 'raw'],
  ['', '2025-02-18', 'raw'],
  ['', '2025-02-19', []],
  ['', '2026-01-01', []],
  ['', 'X', []],
])('"%s" at version %s is %j', (value, version, expected) => {
  expect(readPerspective(value, version)).toEqual(expected);
});

it.each(['raw,drafts', 'a b', 'drafts,,x', '../x', 'rä'])('refuses "%s"', (value) => {
  expect(() => readPerspective(value, '1')).toThrow(LakeError);
});

it.each<[Perspective, string[]]>([
  ['raw', ['a', 'b', 'drafts.a', 'secret.c', 'versions.r.b', 'versions.r.d']],
  ['public', ['a', 'b']],
  [[], ['a', 'b', 'secret.c']],
  [['drafts'], ['a < drafts.a', 'b < b', 'secret.c < secret.c']],
  [
    ['r', 'drafts'],
    ['a < drafts.a', 'b < versions.r.b', 'd < versions.r.d', 'secret.c < secret.c'],
  ],
])('the perspective %j shows %j', (perspective, expected) => {
  const ids = ['a', 'b', 'drafts.a', 'secret.c', 'versions.r.b', 'versions.r.d'];
  const documents = ids.map((id) => stored(id, 't'));
  const shown = buildView(documents, perspective).documents.map(({ _id, _originalId }) =>
    _originalId === undefined ? _id : `${_id} < ${_originalId}`,
  );
  expect(shown).toEqual(expected);
});
