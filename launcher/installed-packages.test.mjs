import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installedPackages } from './installed-packages.mjs';
import { LaunchFailure } from './launch-failure.mjs';

const OTHER_PLATFORM = process.platform === 'linux' ? 'darwin' : 'linux';

let folder = '';
/** @param {string} name @param {unknown} content */
const write = (name, content) => writeFileSync(join(folder, name), JSON.stringify(content));
const lock = (version = '1.0.0') => ({
  packages: {
    '': {},
    'node_modules/a': { version },
    'node_modules/for-another': { version: '1.0.0', optional: true, os: [OTHER_PLATFORM] },
    'node_modules/not-for-another': { version: '1.0.0', optional: true, os: [`!${OTHER_PLATFORM}`] },
  },
});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'installed-'));
  mkdirSync(join(folder, 'node_modules'));
  write('package.json', { dependencies: { a: '1.0.0' }, scripts: { start: 'one' } });
  write('package-lock.json', lock());
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const isCurrent = () => installedPackages(folder).isCurrent();

it('counts what this machine gets', () => {
  expect(installedPackages(folder).count).toBe(2);
});

it('is not current before an install', () => {
  expect(isCurrent()).toBe(false);
});

describe('after an install', () => {
  beforeEach(() => installedPackages(folder).markCurrent());

  it('is current', () => expect(isCurrent()).toBe(true));

  it('is still current after an edit of the scripts', () => {
    write('package.json', { dependencies: { a: '1.0.0' }, scripts: { start: 'two' } });
    expect(isCurrent()).toBe(true);
  });

  it('is not after another dependency', () => {
    write('package.json', { dependencies: { a: '1.0.0', b: '1.0.0' } });
    expect(isCurrent()).toBe(false);
  });

  it('is not after another lockfile', () => {
    write('package-lock.json', lock('1.0.1'));
    expect(isCurrent()).toBe(false);
  });
});

describe('after an install by hand', () => {
  it('is current when npm has noted all that is not optional', () => {
    write('node_modules/.package-lock.json', { packages: { 'node_modules/a': { version: '1.0.0' } } });
    expect(isCurrent()).toBe(true);
  });

  it.each([[{}], [{ 'node_modules/a': { version: '0.9.0' } }]])('is not when it has noted %j', (packages) => {
    write('node_modules/.package-lock.json', { packages });
    expect(isCurrent()).toBe(false);
  });
});

it.each(['package.json', 'package-lock.json'])('a broken %s is named', (name) => {
  writeFileSync(join(folder, name), '{');
  expect(() => installedPackages(folder)).toThrow(LaunchFailure);
  expect(() => installedPackages(folder)).toThrow(name);
});
