import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { z } from 'zod';
import { Failure, PROJECT_ROOT } from './bootstrap.mjs';
import { buildSite } from './build';
import type { Dataset } from './content-archive';
import { type Environment, readEnvironment, readToken } from './environment';
import { progress } from './progress';
import { startLake } from './services';

const USAGE = `Usage: npm run content -- export FILE.tar.gz [--yes] | import FILE | reset [--yes]
  export   writes the whole dataset, pictures and drafts included, as a standard Sanity archive
  import   brings an archive in (.tar.gz, .ndjson or its unpacked folder): documents of the same id are replaced, others stay
  reset    brings the dataset back to the sample content: everything else in it is deleted
  --yes    does not ask before something is deleted or overwritten
Without SANITY_PROJECT_ID it works on the local Content Lake, else on that project, with the token in SANITY_AUTH_TOKEN.`;
const EXIT_USAGE = 64;
const EXIT_BAD_SETTING = 78;
const SEED_FOLDER = join(PROJECT_ROOT, 'sanity-studio', 'seed');
const ANSWER_TIMEOUT_MS = 10_000;
const COUNT_CONTENT = 'count(*[!(_id in path("_.**"))])';

type LocalLake = Pick<Environment, 'apiHost' | 'dataset' | 'dataDir'>;

/**
 * A local lake that is running, opened for writing, and how many documents it holds.
 * @throws Failure when what answers there is not the lake of this folder
 */
async function openLake({
  apiHost,
  dataset,
  dataDir,
}: LocalLake): Promise<Dataset & { documentCount: number }> {
  const token = readToken(dataDir);
  if (token === undefined)
    throw new Failure(
      `${join(dataDir, 'content-lake', 'token')} is missing: the lake at ${apiHost} keeps its content in another folder; see DATA_DIR.`,
    );
  const url = new URL(`/v2025-02-19/data/query/${dataset}`, apiHost);
  url.search = String(new URLSearchParams({ query: COUNT_CONTENT, perspective: 'raw' }));
  const response = await fetch(url, {
    headers: { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  }).catch((error) => {
    throw new Failure(`The lake at ${apiHost} does not answer: ${error.message}`);
  });
  if (!response.ok)
    throw new Failure(
      `The lake at ${apiHost} answers ${response.status}; is it another folder's? See DATA_DIR, LAKE_PORT and SANITY_DATASET.`,
    );
  const { result } = z.object({ result: z.number() }).parse(await response.json());
  return { apiHost, dataset, projectId: 'local', token, documentCount: result };
}

/** Imports the sample site into a local lake that holds nothing yet. Whatever an editor has made stays as it is. */
export async function seed(lake: LocalLake): Promise<void> {
  const marker = join(lake.dataDir, 'content-lake', 'seeding');
  const target = await openLake(lake);
  // Left by a run that was stopped half-way, before site and Studio were up: nobody can have edited since.
  const isHalfSeeded = existsSync(marker);
  if (target.documentCount > 0 && !isHalfSeeded) return;
  if (!existsSync(join(SEED_FOLDER, 'data.ndjson'))) {
    progress.say('seed', 'left out: sanity-studio/seed/data.ndjson is not there');
    return;
  }
  writeFileSync(marker, '');
  const step = progress.step('seed', 'sample content');
  try {
    const { importArchive } = await import('./content-archive');
    const operation = isHalfSeeded ? 'createOrReplace' : 'createIfNotExists';
    const { documents, images } = await importArchive(target, SEED_FOLDER, operation, step.count);
    rmSync(marker);
    step.done(`${documents} documents, ${images} images`);
  } catch (error) {
    throw new Failure(
      `The sample content could not be brought in: ${error instanceof Error ? error.message : error}`,
    );
  } finally {
    step.fail();
  }
}

function readArguments(args: readonly string[]) {
  const isSure = args.includes('--yes');
  const [action = '', file = '', ...rest] = args.filter((arg) => arg !== '--yes');
  const needsFile = action === 'export' || action === 'import';
  if ((!needsFile && action !== 'reset') || needsFile !== (file !== '') || rest.length > 0)
    throw new Failure(USAGE, EXIT_USAGE);
  // npm runs us in the checkout; the file is named relative to the folder of the caller.
  return { action, file: resolve(process.env.INIT_CWD ?? process.cwd(), file), isSure };
}

/** A hosted project, or the local lake: the one that is running, else one that is started and ends with this process. */
async function openDataset(environment: Environment): Promise<Dataset> {
  const { apiHost, dataset, projectId, variables } = environment;
  if (projectId === undefined) {
    const request = fetch(apiHost, { method: 'HEAD', signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
    const isRunning = await request.then(() => true).catch(() => false);
    if (!isRunning) {
      await buildSite();
      await startLake(environment, () => {});
    }
    return openLake(environment);
  }
  const token = variables.SANITY_AUTH_TOKEN;
  if (token === undefined)
    throw new Failure(
      `SANITY_AUTH_TOKEN must hold a token that may write to project ${projectId}.`,
      EXIT_BAD_SETTING,
    );
  return { apiHost, dataset, projectId, token };
}

async function confirm(question: string, isSure: boolean): Promise<void> {
  if (isSure) return;
  if (!process.stdin.isTTY) throw new Failure(`${question} Nobody is here to ask: repeat it with --yes.`);
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await reader.question(`${question} [y/N] `);
  reader.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new Failure('Nothing was changed.');
}

/** Before anything is built or created. */
function checkExport(file: string, { projectId, dataDir }: Environment): void {
  const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory();
  if (isFolder(file)) throw new Failure(`${file} is a folder: name a file in it.`);
  if (!isFolder(dirname(file))) throw new Failure(`The folder ${dirname(file)} does not exist.`);
  if (projectId === undefined && readToken(dataDir) === undefined)
    throw new Failure(`DATA_DIR: ${dataDir} holds no content of a local lake, so nothing to export.`);
}

async function carryOut(action: string, file: string, target: Dataset): Promise<void> {
  const step = progress.step(action, action === 'reset' ? 'sample content' : file);
  try {
    const { deleteAllBut, exportArchive, importArchive } = await import('./content-archive');
    const source = action === 'reset' ? SEED_FOLDER : file;
    const { documents, images } =
      action === 'export'
        ? await exportArchive(target, file, step.count)
        : await importArchive(target, source, 'createOrReplace', step.count);
    const deleted = action === 'reset' ? `, ${await deleteAllBut(target, SEED_FOLDER)} deleted` : '';
    step.done(`${documents} documents, ${images} files${deleted}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Failure(`${action} failed: ${reason.replace(/\s*\n\s*/g, ' ')}`);
  } finally {
    step.fail();
  }
}

/** `npm run content`. */
export async function content(args: readonly string[]): Promise<void> {
  const { action, file, isSure } = readArguments(args);
  const environment = readEnvironment();
  const { projectId } = environment;
  const where = projectId === undefined ? 'the local lake' : `the hosted project ${projectId}`;
  if (action === 'import' && !existsSync(file)) throw new Failure(`${file} does not exist.`);
  if (action === 'export') {
    checkExport(file, environment);
    if (existsSync(file)) await confirm(`${file} exists and will be overwritten.`, isSure);
  }
  if (action === 'reset')
    await confirm(
      `Everything in dataset "${environment.dataset}" of ${where} that is not sample content will be deleted.`,
      isSure,
    );
  await carryOut(action, file, await openDataset(environment));
}
