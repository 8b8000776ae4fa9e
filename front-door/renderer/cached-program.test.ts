import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { codeCacheFile, readProgram } from './cached-program';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cached-program-'));
  file = join(folder, 'program.cjs');
  writeFileSync(
    file,
    `const { basename } = require('node:path');
    process.emit('ran', [typeof module.exports, basename(__filename), __dirname]);`,
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(): unknown {
  let seen: unknown;
  const note = (value: unknown) => {
    seen = value;
  };
  const events: NodeJS.EventEmitter = process;
  events.once('ran', note);
  const program = readProgram(file);
  program.run();
  events.removeListener('ran', note);
  return [seen, program.wasCached];
}

it('runs a program as Node does, with the cache of an earlier run and without', () => {
  const program = readProgram(file);
  program.run();
  writeFileSync(codeCacheFile(file), program.codeCache());
  const seen = ['object', 'program.cjs', folder];
  expect(run()).toEqual([seen, true]);
  rmSync(codeCacheFile(file));
  expect(run()).toEqual([seen, false]);
});

it.each([
  ['nothing', ''],
  ['noise', 'not what V8 wrote'],
])('runs with a cache that holds %s', (_, bytes) => {
  writeFileSync(codeCacheFile(file), bytes);
  expect(run()).toEqual([['object', 'program.cjs', folder], false]);
});

it('does not take the cache of a program of another length', () => {
  writeFileSync(codeCacheFile(file), readProgram(file).codeCache());
  writeFileSync(file, `process.emit('ran', 'another')`);
  expect(run()).toEqual(['another', false]);
});

it('throws where there is no program', () => {
  expect(() => readProgram(join(folder, 'missing.cjs'))).toThrow('ENOENT');
});
