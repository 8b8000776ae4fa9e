import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../launcher/project-root.mjs';

const RENDERER = join(PROJECT_ROOT, 'build', 'renderer', 'main.cjs');
/** A process of its own: V8 takes no cache that was made with other flags, and tests run with theirs. */
const ASK = `
  const [, filename] = process.argv;
  const read = require('node:fs').readFileSync;
  const code = require('node:module').wrap(read(filename, 'latin1'));
  const script = new (require('node:vm').Script)(code, { filename, cachedData: read(filename + '.cache') });
  console.log(script.cachedDataRejected);`;

it('the renderer is built with a code cache that V8 takes', () => {
  const output = execFileSync(process.execPath, ['-e', ASK, RENDERER], { encoding: 'utf8' });
  expect(output).toBe('false\n');
});

it('the built policy cannot allow inline code or styles', () => {
  const program = readFileSync(RENDERER, 'utf8');
  expect(program).toContain('style-src');
  expect(program).not.toMatch(/unsafe-(?:inline|eval)/);
});
