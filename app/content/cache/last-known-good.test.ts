import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLastKnownGood } from './last-known-good.server';

const DAY_MS = 24 * 60 * 60 * 1_000;

let folder: string;
const fail = (error: unknown) => {
  throw error;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'last-known-good-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const onDisk = () => readdirSync(folder).filter((name) => name.endsWith('.json'));
const written = (count: number) => expect.poll(() => onDisk()).toHaveLength(count);

describe('last known good', () => {
  it('finds nothing at first, and an answer after a restart', async () => {
    const answers = createLastKnownGood(folder, fail);
    expect(await answers.find('a')).toBeUndefined();
    answers.store('a', '"one"');
    await written(1);
    expect(await createLastKnownGood(folder, fail).find('a')).toBe('"one"');
  });

  it('writes only what has changed', async () => {
    const answers = createLastKnownGood(folder, fail);
    answers.store('a', '"one"');
    await written(1);
    const path = join(folder, onDisk()[0] ?? '');
    rmSync(path);
    answers.store('a', '"one"');
    answers.store('a', '"two"');
    await expect.poll(() => answers.find('a')).toBe('"two"');
    expect(readFileSync(path, 'utf8')).not.toContain('one');
  });

  it('renews the age of an unchanged answer once a day', async () => {
    let nowMs = Date.now();
    const answers = createLastKnownGood(folder, fail, () => nowMs);
    answers.store('a', '"one"');
    await written(1);
    expect([await answers.isRecent('a'), await answers.count()]).toEqual([true, 1]);
    nowMs += DAY_MS + 1_000;
    expect(await answers.isRecent('a')).toBe(false);
    answers.store('a', '"one"');
    nowMs += 6.5 * DAY_MS;
    await expect.poll(() => answers.find('a')).toBe('"one"');
  });

  it('ignores a truncated or altered file', async () => {
    createLastKnownGood(folder, fail).store('a', '"one"');
    await written(1);
    const path = join(folder, onDisk()[0] ?? '');
    const whole = readFileSync(path, 'utf8');
    writeFileSync(path, whole.replace('one', 'two'));
    expect(await createLastKnownGood(folder, fail).find('a')).toBeUndefined();
    writeFileSync(path, whole.slice(0, 20));
    expect(await createLastKnownGood(folder, fail).find('a')).toBeUndefined();
  });

  it('knows whether an answer was ever stored, also when it is too old to be used', async () => {
    const answers = createLastKnownGood(join(folder, 'new'), fail, () => 0);
    expect(await answers.hasAny()).toBe(false);
    mkdirSync(join(folder, 'new'));
    expect(await answers.hasAny()).toBe(false);
    answers.store('a', '1');
    const later = createLastKnownGood(join(folder, 'new'), fail, () => Number.MAX_SAFE_INTEGER);
    await expect.poll(() => later.hasAny()).toBe(true);
    await expect.poll(() => answers.find('a')).toBe('1');
    expect(await later.find('a')).toBeUndefined();
  });

  it('ignores what is older than a week', async () => {
    let now = 0;
    createLastKnownGood(folder, fail, () => now).store('a', '1');
    await written(1);
    now = 8 * 24 * 60 * 60 * 1000;
    expect(await createLastKnownGood(folder, fail, () => now).find('a')).toBeUndefined();
  });

  it('works without a writable disk, and reports it once', async () => {
    const blocked = join(folder, 'file');
    writeFileSync(blocked, '');
    const failures: unknown[] = [];
    const answers = createLastKnownGood(join(blocked, 'below'), (error) => failures.push(error));
    answers.store('a', '1');
    await expect.poll(() => failures).toHaveLength(1);
    answers.store('b', '2');
    expect(await answers.find('b')).toBeUndefined();
    expect(failures).toHaveLength(1);
  });

  it('writes what a failing disk did not take as soon as it works again', async () => {
    const blocked = join(folder, 'file');
    writeFileSync(blocked, '');
    const below = join(blocked, 'below');
    const failures: unknown[] = [];
    const answers = createLastKnownGood(below, (error) => failures.push(error), Date.now, 50);
    answers.store('a', '1');
    await expect.poll(() => failures.length).toBeGreaterThan(0);
    answers.store('b', '2');
    answers.store('a', '3');
    rmSync(blocked);
    await expect.poll(() => answers.find('a')).toBe('3');
    await expect.poll(() => answers.find('b')).toBe('2');
  });
});
