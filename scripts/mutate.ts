import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Failure, install, PROJECT_ROOT, say } from './bootstrap.mjs';
import { run } from './processes';

/** A package root of its own: 64 MB, which nothing else needs. */
const PACKAGE = join('tests', 'mutation');
const MODULES = join(PACKAGE, 'node_modules', '@stryker-mutator');
const OUTPUT = join('.cache', 'mutation');
const NOT_MUTATED = /\.(?:test|test-support|fixture|css|groq|types|d)\.ts$/;
const HAS_NO_MUTANT = /^(?:$|\/|\*|import |export type |type |[})\]]+[;,]?$)/;

type Programs = { tests: string; more: object };
/** A copy that is built has packages of its own: Vite reads none outside its root. */
const BUILT = { symlinkNodeModules: false, buildCommand: 'npm run build' };
const site = (tests: string): Programs => ({ tests: `integration ${tests}`, more: BUILT });
const lake = (tests: string): Programs => ({ tests: `content-lake ${tests}`, more: {} });

/** By folder, the tests of built programs and of threads. */
const FOLDERS = new Map<string, Programs>([
  // These tests build the front door themselves.
  ['front-door', { tests: 'integration front-door-process front-door-environment', more: {} }],
  ['app/content', site('site-content site-live site-incomplete site-operation')],
  ['app/chat', site('/assistant chat-site site-answers')],
  ['app/preview', site('preview-access preview-isolation preview-share preview-sources')],
  ['app/html', site('site-pages site-answers')],
  ['content-lake/src/query', lake('/query live-events perspectives deadline bad-input')],
  ['content-lake/src/mutate', lake('mutations patches transactions references bad-input')],
]);

const position = z.object({ line: z.number(), column: z.number() });
const mutantSchema = z.object({
  mutatorName: z.string(),
  replacement: z.string().optional(),
  status: z.string(),
  location: z.object({ start: position, end: position }),
});
const reportSchema = z.object({
  files: z.record(z.string(), z.object({ mutants: z.array(mutantSchema) })),
});
type Mutants = Map<string, z.infer<typeof mutantSchema>>;

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

/** Runs Stryker in a copy of the project. @returns the mutants, by place and replacement */
async function stryker(name: string, mutate: readonly string[], more: object): Promise<Mutants> {
  const [config, report] = [join(OUTPUT, `${name}.config.json`), join(OUTPUT, `${name}.json`)];
  const options = {
    mutate,
    // Tests do not assert texts.
    mutator: { excludedMutations: ['StringLiteral'] },
    concurrency: 1,
    timeoutMS: 30_000,
    tempDirName: join(OUTPUT, name),
    cleanTempDir: 'always',
    ignorePatterns: ['/build', '/.data', '/.cache', '/docs', '/screenshots', '/tests/{bench,screenshots}'],
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    ...more,
  };
  mkdirSync(join(PROJECT_ROOT, OUTPUT), { recursive: true });
  writeFileSync(join(PROJECT_ROOT, config), JSON.stringify(options));
  const program = join(MODULES, 'core', 'bin', 'stryker.js');
  const { code } = await run([process.execPath, program, 'run', config]);
  if (code !== 0) throw new Failure('Stryker failed; see above.');
  const { files } = reportSchema.parse(JSON.parse(readFileSync(join(PROJECT_ROOT, report), 'utf8')));
  const found = Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.map((mutant) => {
      const { start, end } = mutant.location;
      const place = `${file}:${start.line}:${start.column}-${end.column}`;
      return [`${place} ${mutant.mutatorName} ${mutant.replacement}`, mutant] as const;
    }),
  );
  return new Map(found.filter(([, { status }]) => status !== 'Ignored'));
}

const survivorsOf = (mutants: Mutants) =>
  [...mutants].filter(([, { status }]) => status === 'Survived' || status === 'NoCoverage').map(([id]) => id);

function print(what: string, mutants: Mutants): void {
  const survivors = survivorsOf(mutants);
  for (const id of survivors) console.info(`survived  ${id}`);
  say('mutants', `${what}: ${mutants.size - survivors.length} of ${mutants.size} killed`);
}

/**
 * Mutates a sample of a folder's lines and runs the tests that import them; with `--programs`, each survivor is then
 * tried with the tests of built programs, at half a minute or more each.
 * @throws Failure when the folder is unknown, or Stryker fails
 */
export async function mutate(args: readonly string[]): Promise<void> {
  const [folder = '', seed = '1', count = '120'] = args.filter((arg) => arg !== '--programs');
  const programs = FOLDERS.get(folder);
  if (programs === undefined)
    throw new Failure(
      `npm run mutate -- FOLDER [SEED [LINES]] [--programs]\n${[...FOLDERS.keys()].join('\n')}`,
    );
  await install('mutation runner', PACKAGE);
  const name = folder.replaceAll('/', '-');
  const mutants = await stryker(name, sampleOf(folder, seed, Number(count)), {
    plugins: [join(PROJECT_ROOT, MODULES, 'vitest-runner', 'dist', 'src', 'index.js')],
    testRunner: 'vitest',
    vitest: { configFile: join(PACKAGE, 'vitest.config.ts') },
    coverageAnalysis: 'perTest',
  });
  print(`${folder}, seed ${seed}`, mutants);
  const survivors = survivorsOf(mutants);
  if (!args.includes('--programs') || survivors.length === 0) return;
  const lines = survivors.map((id) => id.replace(/^([^:]*):(\d+):.*$/s, '$1:$2-$2'));
  const again = await stryker(`${name}-programs`, [...new Set(lines)], {
    plugins: [],
    testRunner: 'command',
    commandRunner: {
      command: `node node_modules/vitest/vitest.mjs run --bail=1 --project=${programs.tests}`,
    },
    ...programs.more,
  });
  const tried = survivors.flatMap((id) => {
    const mutant = again.get(id);
    return mutant === undefined ? [] : [[id, mutant] as const];
  });
  print(`${folder}, seed ${seed}, with programs`, new Map([...mutants, ...tried]));
}
