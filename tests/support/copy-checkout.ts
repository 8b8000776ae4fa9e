import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';

/** Built, stored and installed files, the user's settings, and folders that the site does not need. */
const LEFT_OUT = [
  ...['.cache', '.data', '.env', '.git', 'build', 'node_modules', 'screenshots', 'test-results'],
  ...['docs', 'sanity-studio', 'tests'],
];
const PACKAGES = 'node_modules';
/** Vite's caches, and the scope whose files Vite serves unchanged, which must be below its root. */
const NOT_LINKED = ['.vite', '.vite-temp', '.package-lock.json', '@fontsource-variable'];

/**
 * A checkout in the temporary folder that a test may edit, with the packages that are installed here and nothing built.
 * @returns its absolute path; the caller removes it
 */
export function copyCheckout(): string {
  const folder = mkdtempSync(join(tmpdir(), 'checkout-'));
  const copy = (path: string) => cpSync(join(PROJECT_ROOT, path), join(folder, path), { recursive: true });
  for (const name of readdirSync(PROJECT_ROOT)) if (!LEFT_OUT.includes(name)) copy(name);
  mkdirSync(join(folder, PACKAGES));
  for (const name of readdirSync(join(PROJECT_ROOT, PACKAGES))) {
    if (!NOT_LINKED.includes(name))
      symlinkSync(join(PROJECT_ROOT, PACKAGES, name), join(folder, PACKAGES, name));
  }
  copy(join(PACKAGES, '.package-lock.json'));
  copy(join(PACKAGES, '@fontsource-variable'));
  return folder;
}
