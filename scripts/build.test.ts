import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contentHash } from './build';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-hash-'));
  mkdirSync(join(root, 'app', 'deep'), { recursive: true });
  writeFileSync(join(root, 'app', 'a.ts'), 'one');
  writeFileSync(join(root, 'app', 'deep', 'b.ts'), 'two');
  writeFileSync(join(root, 'config.json'), '{}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const hash = () => contentHash(root, ['app', 'config.json', 'not-there'], /\.test\.ts$/);

it('depends on contents, not on modification times', () => {
  const before = hash();
  utimesSync(join(root, 'app', 'a.ts'), 1, 1);
  expect(hash()).toBe(before);
});

it.each([
  ['a change below', () => writeFileSync(join(root, 'app', 'deep', 'b.ts'), 'Two')],
  ['a new file', () => writeFileSync(join(root, 'app', 'c.ts'), '')],
  ['a removed file', () => rmSync(join(root, 'app', 'a.ts'))],
  ['another name', () => renameSync(join(root, 'app', 'a.ts'), join(root, 'app', 'z.ts'))],
  ['a listed path that appears', () => writeFileSync(join(root, 'not-there'), '')],
  [
    'text that moves from one file to the next',
    () => {
      writeFileSync(join(root, 'app', 'a.ts'), 'onet');
      writeFileSync(join(root, 'app', 'deep', 'b.ts'), 'wo');
    },
  ],
])('%s changes it', (_, change) => {
  const before = hash();
  change();
  expect(hash()).not.toBe(before);
});

it('omits ignored files and installed packages', () => {
  const before = hash();
  writeFileSync(join(root, 'app', 'a.test.ts'), 'a test');
  mkdirSync(join(root, 'app', 'node_modules'));
  writeFileSync(join(root, 'app', 'node_modules', 'c.ts'), 'installed');
  expect(hash()).toBe(before);
});
