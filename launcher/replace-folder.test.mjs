import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recoverFolder } from './recover-folder.mjs';
import { replaceFolder } from './replace-folder.mjs';

/** @type {string} */
let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'replace-folder-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const folders = () => ({
  next: join(root, 'next'),
  current: join(root, 'current'),
  previous: join(root, 'previous'),
});

/** @param {keyof ReturnType<typeof folders>} name @param {string} text */
function make(name, text) {
  mkdirSync(folders()[name]);
  writeFileSync(join(folders()[name], `${text}.txt`), text);
}

const whole = () =>
  Object.fromEntries(readdirSync(root).map((name) => [name, readdirSync(join(root, name))]));

describe('a folder that is replaced', () => {
  it('holds what is new, and nothing of the old', () => {
    make('current', 'old');
    make('next', 'new');
    replaceFolder(folders());
    expect(whole()).toEqual({ current: ['new.txt'] });
    expect(readFileSync(join(root, 'current', 'new.txt'), 'utf8')).toBe('new');
  });

  it('need not have been there', () => {
    make('next', 'new');
    replaceFolder(folders());
    expect(whole()).toEqual({ current: ['new.txt'] });
  });

  it('is replaced although an earlier replacement was interrupted', () => {
    make('previous', 'older');
    make('current', 'old');
    make('next', 'new');
    replaceFolder(folders());
    expect(whole()).toEqual({ current: ['new.txt'] });
  });

  it('stays as it was where there is nothing to put in its place', () => {
    make('current', 'old');
    expect(() => replaceFolder(folders())).toThrow('ENOENT');
    recoverFolder(folders());
    expect(whole()).toEqual({ current: ['old.txt'] });
  });
});

describe('after a crash', () => {
  it('between the two moves the old one comes back', () => {
    make('previous', 'old');
    make('next', 'new');
    recoverFolder(folders());
    expect(whole()).toEqual({ current: ['old.txt'], next: ['new.txt'] });
  });

  it('after both of them the new one stays', () => {
    make('previous', 'old');
    make('current', 'new');
    recoverFolder(folders());
    expect(whole()).toEqual({ current: ['new.txt'] });
  });

  it('with nothing there, nothing is made', () => {
    recoverFolder(folders());
    expect(existsSync(folders().current)).toBe(false);
  });
});
