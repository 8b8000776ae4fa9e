import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, install, PROJECT_ROOT } from './bootstrap.mjs';
import { run } from './processes';

/** A package root of its own: 64 MB, which nothing else needs. */
const PACKAGE = join('tests', 'mutation');
const MODULES = join(PACKAGE, 'node_modules', '@stryker-mutator');
const OUTPUT = join('.cache', 'mutation');
const NOT_MUTATED = /\.(?:test|test-support|fixture|css|groq|types|d)\.ts$/;
const HAS_NO_MUTANT = /^(?:$|\/|\*|import |export type |type |[})\]]+[;,]?$)/;

const FOLDERS = [
  ...['front-door', 'app/content', 'app/chat', 'app/preview', 'app/html'],
  ...['content-lake/src/query', 'content-lake/src/mutate'],
];

/** A sample of a folder's lines, as Stryker's `FILE:FIRST-LAST`: those whose hashes with the seed come first. */
function sampleOf(folder: string, seed: string, count: number): string[] {
  const lines = readdirSync(join(PROJECT_ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !NOT_MUTATED.test(file))
    .flatMap((file) =>
      readFileSync(join(PROJECT_ROOT, folder, file), 'utf8')
        .split('\n')
        .map((text, index) => ({
          text: text.trim(),
          place: `${join(folder, file)}:${index + 1}-${index + 1}`,
        })),
    );
  return lines
    .filter(({ text }) => !HAS_NO_MUTANT.test(text))
    .map(({ place }) => ({ place, rank: createHash('sha256').update(`${seed} ${place}`).digest('hex') }))
    .sort((a, b) => a.rank.localeCompare(b.rank))
    .slice(0, count)
    .map(({ place }) => place);
}

/**
 * Mutates a sample of a folder's lines and runs the tests that import them, in a copy of the project. Stryker lists the
 * mutants that survive.
 * @throws Failure when the folder is unknown, or Stryker fails
 */
export async function mutate([folder = '', seed = '1', count = '120']: readonly string[]): Promise<void> {
  if (!FOLDERS.includes(folder))
    throw new Failure(`npm run mutate -- FOLDER [SEED [LINES]]\n${FOLDERS.join('\n')}`);
  await install('mutation runner', PACKAGE);
  const name = folder.replaceAll('/', '-');
  const options = {
    mutate: sampleOf(folder, seed, Number(count)),
    // Tests do not assert texts.
    mutator: { excludedMutations: ['StringLiteral'] },
    plugins: [join(PROJECT_ROOT, MODULES, 'vitest-runner', 'dist', 'src', 'index.js')],
    testRunner: 'vitest',
    vitest: { configFile: join(PACKAGE, 'vitest.config.ts') },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    timeoutMS: 30_000,
    tempDirName: join(OUTPUT, name),
    cleanTempDir: 'always',
    ignorePatterns: ['/build', '/.data', '/.cache', '/docs', '/screenshots', '/tests/{bench,screenshots}'],
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { reportTests: false, skipFull: true },
  };
  const config = join(OUTPUT, `${name}.config.json`);
  mkdirSync(join(PROJECT_ROOT, OUTPUT), { recursive: true });
  writeFileSync(join(PROJECT_ROOT, config), JSON.stringify(options));
  const program = join(MODULES, 'core', 'bin', 'stryker.js');
  const { code } = await run([process.execPath, program, 'run', config]);
  if (code !== 0) throw new Failure('Stryker failed; see above.');
}
