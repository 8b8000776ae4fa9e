import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../launcher/project-root.mjs';

const RENDERER = join(PROJECT_ROOT, 'build', 'renderer');
/** A process of its own: V8 takes no cache that was made with other flags, and tests run with theirs. */
const ASK = `
  const [, reader, program] = process.argv;
  console.log(require(reader).readProgram(program).wasCached);`;

it('the renderer is built with a code cache that V8 takes', () => {
  const args = ['-e', ASK, join(RENDERER, 'cached-program.cjs'), join(RENDERER, 'main.cjs')];
  expect(execFileSync(process.execPath, args, { encoding: 'utf8' })).toBe('true\n');
});
