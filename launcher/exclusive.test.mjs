import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exclusive } from './exclusive.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'exclusive-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const onWait = () => {};
const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

it('lets one after the other work, tells the second whom it waits for, and leaves nothing', async () => {
  /** @type {string[]} */
  const events = [];
  /** @type {number[]} */
  const waitedFor = [];
  const work = (/** @type {string} */ name) => async () => {
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
