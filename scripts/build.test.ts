import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildOnce, contentHash } from './build';

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

describe('a build', () => {
  let builds = 0;
  let source = 'one';
  const build = (work: () => Promise<void> = async () => {}) =>
    buildOnce(
      `test-${process.pid}`,
      () => source,
      join(root, 'stamp'),
      async () => {
        builds += 1;
        await work();
      },
    );
  beforeEach(() => {
    builds = 0;
    const printed = vi.spyOn(console, 'info').mockReturnValue();
    return () => printed.mockRestore();
  });

  it('is made again only after a change', async () => {
    await build();
    await build();
    expect(builds).toBe(1);
    source = 'two';
    await build();
    expect(builds).toBe(2);
  });

  it('that fails, or during which a source changes, is made again', async () => {
    await expect(build(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(readdirSync(root)).not.toContain('stamp');
    await build(async () => {
      source = 'changed meanwhile';
    });
    await build();
    await build();
    expect(builds).toBe(3);
  });

  it('is awaited by a process that wants the same one', async () => {
    await Promise.all([build(), build()]);
    expect(builds).toBe(1);
  });
});
