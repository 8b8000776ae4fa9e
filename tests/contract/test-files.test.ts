import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';
import { filesNamed } from '../support/files-named';

/** What the projects of vitest.config.ts and playwright.config.ts include. */
const INCLUDED = [
  /^app\/.*\.test\.tsx?$/,
  /^(?:front-door|content-lake\/src|protocol|scripts)\/.*\.test\.ts$/,
  /^sanity-studio\/.*\.test\.(?:ts|mjs)$/,
  /^tests\/(?:cluster|contract|content-lake|faults|hosted|integration|browser)\/.*\.test\.ts$/,
];

it('every test file is run by a project of Vitest or Playwright', () => {
  const files = filesNamed(PROJECT_ROOT, /\.test\.[a-z]+$/).map((file) => relative(PROJECT_ROOT, file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !INCLUDED.some((pattern) => pattern.test(file)))).toEqual([]);
});
