import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exclusive, isInstalled, PROJECT_ROOT, start } from './bootstrap.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bootstrap-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the lock', () => {
  const name = `test-${process.pid}`;
  const file = join(PROJECT_ROOT, '.cache', 'locks', name);
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  it('runs work of the same name one after the other, and leaves no file', async () => {
    const events: string[] = [];
    const work = (which: string) => async () => {
      events.push(`${which} begins`);
      await pause(50);
      events.push(`${which} ends`);
      return which;
    };
    const both = [exclusive(name, work('first')), exclusive(name, work('second'))];
    expect(await Promise.all(both)).toEqual(['first', 'second']);
    expect(events).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
    expect(existsSync(file)).toBe(false);
  });

  it('does not block work of another name', async () => {
    const nested = () => exclusive(`${name}-nested`, async () => 'done');
    expect(await exclusive(name, nested)).toBe('done');
  });

  it('is free again after work that fails', async () => {
    await expect(exclusive(name, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(existsSync(file)).toBe(false);
  });

  it('is taken from a process that has ended', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(file, String(pid));
    expect(await exclusive(name, async () => 'mine')).toBe('mine');
  });
});

it('a program has ended when it exits, though a process that it has left behind keeps its output open', async () => {
  const leave = `
    const stdio = ['ignore', 'inherit', 'inherit'];
    const left = require('node:child_process').spawn('sleep', ['600'], { detached: true, stdio });
    console.log(left.pid);
    process.exit(3);`;
  const { child, ended } = start([process.execPath, '-e', leave], { stdio: 'pipe' });
  let said = '';
  child.stdout?.on('data', (chunk) => {
    said += chunk;
  });
  expect(await ended).toEqual({ code: 3, reason: 'exit code 3' });
  process.kill(Number(said), 'SIGKILL');
});

describe('the packages', () => {
  const write = (name: string, content: unknown) =>
    writeFileSync(join(folder, name), JSON.stringify(content));
  const record = (packages: object) => write('node_modules/.package-lock.json', { packages });
  const locked = {
    'node_modules/a': { version: '1.0.0' },
    'node_modules/for-another': { version: '1.0.0', optional: true },
  };
  const withOther = (name: string, version: string) => ({
    'node_modules/a': { version: '1.0.0' },
    [`node_modules/${name}`]: { version },
  });
  beforeEach(() => {
    mkdirSync(join(folder, 'node_modules'));
    write('package-lock.json', { packages: { '': { dependencies: { a: '1.0.0' } }, ...locked } });
    record({ 'node_modules/a': { version: '1.0.0' } });
  });

  it('are installed if npm has recorded all that are not optional', () => {
    expect(isInstalled(folder)).toBe(true);
  });

  it.each([
    ['before an install', () => rmSync(join(folder, 'node_modules'), { recursive: true })],
    ['with a broken lockfile', () => writeFileSync(join(folder, 'package-lock.json'), '{')],
    ['without one of them', () => record({})],
    ['in another version', () => record({ 'node_modules/a': { version: '0.9.0' } })],
    ['with an optional one in another version', () => record(withOther('for-another', '0.9.0'))],
    ['with one that the lockfile no longer has', () => record(withOther('gone', '1.0.0'))],
  ])('are not installed %s', (_, change) => {
    change();
    expect(isInstalled(folder)).toBe(false);
  });
});
