import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, install, PROJECT_ROOT } from './bootstrap.mjs';
import { run } from './processes';

/** A package root of its own: 64 MB, which nothing else needs. */
const PACKAGE = join('tests', 'mutation');
const MODULES = join(PACKAGE, 'node_modules', '@stryker-mutator');
const OUTPUT = join('.cache', 'mutation');

/**
 * Mutates files and runs the tests that import them, in a copy of the project. Stryker lists the mutants that survive.
 * @param files paths, perhaps with lines, as Stryker takes them
 * @throws Failure without files, or when Stryker fails
 */
export async function mutate(files: readonly string[]): Promise<void> {
  if (files.length === 0) throw new Failure('npm run mutate -- FILE[:FIRST-LAST] …');
  await install('mutation runner', PACKAGE);
  const options = {
    mutate: files,
    // Tests do not assert texts.
    mutator: { excludedMutations: ['StringLiteral'] },
    plugins: [join(PROJECT_ROOT, MODULES, 'vitest-runner', 'dist', 'src', 'index.js')],
    testRunner: 'vitest',
    vitest: { configFile: join(PACKAGE, 'vitest.config.ts') },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    timeoutMS: 30_000,
    tempDirName: join(OUTPUT, 'copy'),
    cleanTempDir: 'always',
    ignorePatterns: ['/build', '/.data', '/.cache', '/docs', '/screenshots', '/tests/{bench,screenshots}'],
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { reportTests: false, skipFull: true },
  };
  const config = join(OUTPUT, 'config.json');
  mkdirSync(join(PROJECT_ROOT, OUTPUT), { recursive: true });
  writeFileSync(join(PROJECT_ROOT, config), JSON.stringify(options));
  const program = join(MODULES, 'core', 'bin', 'stryker.js');
  const { code } = await run([process.execPath, program, 'run', config]);
  if (code !== 0) throw new Failure('Stryker failed; see above.');
}
