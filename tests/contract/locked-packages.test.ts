import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';
import { filesNamed } from '../support/files-named';

/** First version without CVE-2026-53668; `overrides` in package.json forces it on packages that require older ones. */
const FIRST_FIXED = new Map([
  ['react-router', '6.30.6'],
  ['react-router-dom', '6.30.6'],
  ['@remix-run/router', '1.23.4'],
]);

type Locked = {
  name: string;
  version: string;
};

/** Every copy in a lockfile, nested ones and those installed under another name included. */
function lockedPackages(file: string): Locked[] {
  const lock: { packages: Record<string, { name?: string; version?: string }> } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return Object.entries(lock.packages).map(([path, { name, version = '' }]) => ({
    name: name ?? path.replace(/^.*node_modules\//, ''),
    version,
  }));
}

const isOlder = (version: string, than: string) => version.localeCompare(than, 'en', { numeric: true }) < 0;

const lockfiles = filesNamed(PROJECT_ROOT, /^package-lock\.json$/);

describe.each(lockfiles.map((file) => [relative(PROJECT_ROOT, file), file]))('%s', (_, file) => {
  it('locks no router with a known vulnerability', () => {
    const vulnerable = lockedPackages(file).filter(({ name, version }) =>
      isOlder(version, FIRST_FIXED.get(name) ?? ''),
    );
    expect(vulnerable).toEqual([]);
  });
});

it('finds the routers in the lockfile of the site', () => {
  const names = lockedPackages(`${PROJECT_ROOT}/package-lock.json`).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([...FIRST_FIXED.keys()]));
});

it.each([
  ['6.30.5', '6.30.6', true],
  ['6.9.0', '6.30.6', true],
  ['6.30.6', '6.30.6', false],
  ['7.0.0', '6.30.6', false],
])('compares versions by number: %s older than %s is %s', (version, than, expected) => {
  expect(isOlder(version, than)).toBe(expected);
});
