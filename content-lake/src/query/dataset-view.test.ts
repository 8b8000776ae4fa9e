import { expect, it } from 'vitest';
import { LakeError } from '../errors';
import { readPerspective } from './dataset-view';

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
