import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reloadBuildFiles, storeBuildFiles } from './build-files';

const DAY_MS = 24 * 60 * 60 * 1000;
const START_MS = Date.UTC(2030, 0, 1);

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-files-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const folder = () => join(root, 'stored');

/** A built client with these files. */
function build(name: string, ...files: string[]): string {
  for (const file of files) {
    const path = join(root, name, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file);
  }
  return join(root, name);
}

const refresh = (clientDirectory: string, day: number) =>
  reloadBuildFiles({ clientDirectory, folder: folder(), days: 14 }, START_MS + day * DAY_MS);
const storedFiles = () =>
  readdirSync(folder(), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.\w+$/.test(name))
    .sort();

describe('files of a build', () => {
  it('are stored beside those of earlier builds, and nothing else is', () => {
    refresh(build('one', 'assets/a-1.js', 'assets/deep/b-1.js', '.vite/manifest.json'), 0);
    refresh(build('two', 'assets/a-2.js'), 1);
    expect(storedFiles()).toEqual(['assets/a-1.js', 'assets/a-2.js', 'assets/deep/b-1.js']);
    expect(readFileSync(join(folder(), 'assets/deep/b-1.js'), 'utf8')).toBe('assets/deep/b-1.js');
  });

  it('are deleted when no build has had them for longer than 14 days', () => {
    const [one, two] = [build('one', 'assets/a-1.js', 'assets/b.js'), build('two', 'assets/b.js')];
    refresh(one, 0);
    refresh(one, 30);
    refresh(two, 44);
    expect(storedFiles()).toEqual(['assets/a-1.js', 'assets/b.js']);
    refresh(two, 45);
    expect(storedFiles()).toEqual(['assets/b.js']);
  });

  it('are copied again when a copy is incomplete', () => {
    const one = build('one', 'assets/a-1.js');
    refresh(one, 0);
    writeFileSync(join(folder(), 'assets/a-1.js'), 'half');
    refresh(one, 0);
    expect(readFileSync(join(folder(), 'assets/a-1.js'), 'utf8')).toBe('assets/a-1.js');
  });

  it('that cannot be written are reported, and stop nothing', () => {
    writeFileSync(join(root, 'stored'), 'a file, not a folder');
    const codes: (string | undefined)[] = [];
    const clientDirectory = build('one', 'assets/a-1.js');
    storeBuildFiles({
      clientDirectory,
      folder: folder(),
      days: 14,
      onFailure: ({ code }) => codes.push(code),
    });
    expect(codes).toEqual(['ENOTDIR']);
  });
});
