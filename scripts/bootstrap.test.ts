import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exclusive, Failure, isInstalled } from './bootstrap.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bootstrap-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the lock', () => {
  const onWait = () => {};
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  it('runs work of the same name one after the other, and leaves no file', async () => {
    const events: string[] = [];
    const waitedFor: number[] = [];
    const work = (name: string) => async () => {
      events.push(`${name} begins`);
      await pause(50);
      events.push(`${name} ends`);
      return name;
    };
    const first = exclusive('build', { folder, onWait, work: work('first') });
    const second = exclusive('build', { folder, onWait: (pid) => waitedFor.push(pid), work: work('second') });
    expect(await Promise.all([first, second])).toEqual(['first', 'second']);
    expect(events).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
    expect(waitedFor).toEqual([process.pid]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('does not make work of another name wait', async () => {
    await exclusive('one', {
      folder,
      onWait,
      work: async () =>
        expect(await exclusive('two', { folder, onWait, work: async () => 'done' })).toBe('done'),
    });
  });

  it('is free again after work that fails', async () => {
    const failing = exclusive('build', { folder, onWait, work: () => Promise.reject(new Error('no')) });
    await expect(failing).rejects.toThrow('no');
    expect(existsSync(join(folder, 'build'))).toBe(false);
  });

  it('takes over from a process that has gone', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(join(folder, 'build'), String(pid));
    expect(await exclusive('build', { folder, onWait, work: async () => 'mine' })).toBe('mine');
  });

  it('takes over from a lock that nobody has touched for long, though its number is in use again', async () => {
    const file = join(folder, 'build');
    writeFileSync(file, String(process.ppid));
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(file, longAgo, longAgo);
    expect(await exclusive('build', { folder, onWait, work: async () => 'mine' })).toBe('mine');
  });
});

describe('the packages', () => {
  const write = (name: string, content: unknown) =>
    writeFileSync(join(folder, name), JSON.stringify(content));
  const manifest = { dependencies: { a: '1.0.0' }, scripts: { start: 'one' } };
  const locked = {
    'node_modules/a': { version: '1.0.0' },
    'node_modules/for-another': { version: '1.0.0', optional: true },
  };
  beforeEach(() => {
    mkdirSync(join(folder, 'node_modules'));
    write('package.json', manifest);
    write('package-lock.json', { packages: { '': { dependencies: { a: '1.0.0' } }, ...locked } });
    write('node_modules/.package-lock.json', { packages: { 'node_modules/a': { version: '1.0.0' } } });
  });

  it('are installed when npm has recorded all that is not optional', () => {
    expect(isInstalled(folder)).toBe(true);
  });

  it('are still installed after an edit of the scripts', () => {
    write('package.json', { ...manifest, scripts: { start: 'two' } });
    expect(isInstalled(folder)).toBe(true);
  });

  it.each([
    ['before an install', () => rmSync(join(folder, 'node_modules'), { recursive: true })],
    ['after another dependency', () => write('package.json', { dependencies: { a: '1.0.0', b: '1.0.0' } })],
    ['without one of them', () => write('node_modules/.package-lock.json', { packages: {} })],
    [
      'in another version',
      () =>
        write('node_modules/.package-lock.json', { packages: { 'node_modules/a': { version: '0.9.0' } } }),
    ],
  ])('are not installed %s', (_, change) => {
    change();
    expect(isInstalled(folder)).toBe(false);
  });

  it.each(['package.json', 'package-lock.json'])('of a broken %s are an error that names it', (name) => {
    writeFileSync(join(folder, name), '{');
    expect(() => isInstalled(folder)).toThrow(Failure);
    expect(() => isInstalled(folder)).toThrow(name);
  });
});
