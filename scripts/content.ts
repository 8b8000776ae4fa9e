import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import getPort from 'get-port';
import type { Variables } from '../protocol/environment';
import { API_VERSION } from '../protocol/lake-api';
import { EXIT_BAD_SETTING, Failure, install, step } from './bootstrap.mjs';
import { buildSite, STUDIO_FOLDER } from './build';
import type { Dataset } from './content-archive';
import { type Environment, readEnvironment, readToken } from './environment';
import { run } from './processes';
import { startLake } from './services';

const USAGE = `Usage: npm run content -- export FILE.tar.gz [--yes] | import FILE [--allow-https] | backup FOLDER | migrate NAME [--yes] | reset [--empty] [--yes]
  export   writes the whole dataset, pictures and drafts included, as a standard Sanity archive
  import   brings an archive in (.tar.gz, .ndjson or its unpacked folder): documents of the same id are replaced, others stay
  backup   copies the local lake while it runs: every dataset, with history, and all files
  migrate  shows what a migration of sanity-studio/migrations would change; with --yes it changes it
  reset    brings the dataset back to the sample content: everything else in it is deleted
  --empty  resets to no content at all: Studio offers a start, and the site its welcome page once it has been restarted
  --allow-https  lets an archive name files by https addresses; else it must hold every file
  --yes    is needed when documents would be deleted, a file overwritten, or a migration written
Without SANITY_PROJECT_ID it works on the local Content Lake, else on that project, with the token in SANITY_AUTH_TOKEN.`;
const EXIT_USAGE = 64;
const SEED_FOLDER = join(STUDIO_FOLDER, 'seed');

/** A local lake that is running, opened for writing. */
function openLake({ apiHost, dataset, dataDir }: Environment): Dataset {
  const token = readToken(dataDir);
  if (token !== undefined) return { apiHost, dataset, projectId: 'local', token };
  throw new Failure(`DATA_DIR: ${dataDir} is not the folder of the lake that runs at ${apiHost}.`);
}

/** Without Sanity's packages, which load slowly. */
async function isEmpty({ apiHost, dataset, token }: Dataset): Promise<boolean> {
  const query = encodeURIComponent('count(*[!(_id in path("_.**"))])');
  const url = `${apiHost}/v${API_VERSION}/data/query/${dataset}?perspective=raw&query=${query}`;
  const options = { headers: { Authorization: `Bearer ${token}` }, signal: AbortSignal.timeout(10_000) };
  const response = await fetch(url, options).catch(() => undefined);
  if (response?.ok) return (await response.json()).result === 0;
  throw new Failure(`The lake at ${apiHost} does not answer as the one of this folder; see DATA_DIR.`);
}

/** Exists where the local lake was emptied on purpose. */
const unseededMarker = (dataDir: string) => join(dataDir, 'content-lake', 'unseeded');

/** Imports the sample site into an empty local lake. Editors' documents are never changed. */
export async function seed(lake: Environment): Promise<void> {
  const target = openLake(lake);
  // Left by an interrupted run, before site and Studio were ready: no editor can have changed anything since.
  const marker = join(lake.dataDir, 'content-lake', 'seeding');
  if (existsSync(unseededMarker(lake.dataDir))) return;
  if (!existsSync(marker) && !(await isEmpty(target))) return;
  writeFileSync(marker, '');
  const { importArchive } = await import('./content-archive');
  await step('seed', 'sample content', (report) => importArchive(target, SEED_FOLDER, report));
  rmSync(marker);
}

/** A hosted project, or the local lake: the running one, else one that is started and ends with this process. */
async function openDataset(environment: Environment): Promise<Dataset> {
  const { apiHost, dataset, projectId, lakePort, variables } = environment;
  if (projectId === undefined) {
    if ((await getPort({ port: lakePort })) === lakePort) {
      await buildSite();
      await startLake(environment, () => {});
    }
    return openLake(environment);
  }
  const token = variables.SANITY_AUTH_TOKEN;
  if (token !== undefined) return { apiHost, dataset, projectId, token };
  const problem = `SANITY_AUTH_TOKEN must hold a token that may write to project ${projectId}.`;
  throw new Failure(problem, EXIT_BAD_SETTING);
}

/** Before anything is built or created. */
function checkExport(file: string, environment: Environment): void {
  const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory();
  if (isFolder(file)) throw new Failure(`${file} is a folder: name a file in it.`);
  if (!isFolder(dirname(file))) throw new Failure(`The folder ${dirname(file)} does not exist.`);
  checkLake(environment, 'export');
}

/** A mistyped DATA_DIR would make a new lake. */
function checkLake({ projectId, dataDir }: Environment, action: string): void {
  if (projectId === undefined && readToken(dataDir) === undefined)
    throw new Failure(`DATA_DIR: ${dataDir} holds no content of a local lake, so nothing to ${action}.`);
}

/** `npm run content -- backup`. */
async function backup(folder: string, environment: Environment): Promise<void> {
  if (environment.projectId !== undefined)
    throw new Failure('backup copies the local lake; with SANITY_PROJECT_ID use export.');
  checkLake(environment, 'back up');
  const { backUpLake, checkBackupFolder } = await import('./backup');
  checkBackupFolder(folder);
  const { apiHost, token } = await openDataset(environment);
  const lake = { apiHost, token, folder: join(environment.dataDir, 'content-lake') };
  await step('backup', folder, (report) => backUpLake(lake, folder, report)).catch(failed('backup'));
}

/** `npm run content`. Takes its arguments and the process's variables. */
export async function content(args: readonly string[], own: Variables = process.env): Promise<void> {
  const isSure = args.includes('--yes');
  const mayFetch = args.includes('--allow-https');
  const [action = '', ...rest] = args.filter((arg) => arg !== '--yes' && arg !== '--allow-https');
  if (action === 'reset') return reset(rest, isSure, own);
  if (action === 'migrate') return migrate(rest, isSure, own);
  const [name = ''] = rest;
  if (!/^(?:export|import|backup)$/.test(action) || name === '' || rest.length > 1)
    throw new Failure(USAGE, EXIT_USAGE);
  // npm runs us in the checkout; the file is named relative to the folder of the caller.
  const file = resolve(own.INIT_CWD ?? process.cwd(), name);
  const environment = readEnvironment(own);
  if (action === 'backup') return backup(file, environment);
  if (action === 'import' && !existsSync(file)) throw new Failure(`${file} does not exist.`);
  if (action === 'export') checkExport(file, environment);
  if (action === 'export' && existsSync(file)) confirm(`${file} exists and will be overwritten.`, isSure);
  const target = await openDataset(environment);
  const { exportArchive, importArchive } = await import('./content-archive');
  await step(action, file, (report) =>
    action === 'export' ? exportArchive(target, file, report) : importArchive(target, file, report, mayFetch),
  ).catch(failed(action));
}

/** `npm run content -- migrate`: Studio's folder has Sanity's runner, and the migrations. */
async function migrate([name, ...more]: readonly string[], isSure: boolean, own: Variables): Promise<void> {
  if (name === undefined || more.length > 0) throw new Failure(USAGE, EXIT_USAGE);
  await install('Studio', 'sanity-studio');
  const { apiHost, dataset, projectId, token } = await openDataset(readEnvironment(own));
  const env = {
    SANITY_API_HOST: apiHost,
    SANITY_DATASET: dataset,
    SANITY_PROJECT_ID: projectId,
    SANITY_AUTH_TOKEN: token,
  };
  const command = [process.execPath, '--import', 'tsx', 'migrate.mjs', name, ...(isSure ? ['--yes'] : [])];
  const { code } = await run(command, { cwd: STUDIO_FOLDER, env });
  if (code !== 0) throw new Failure('migrate failed; see above.', code);
}

/** @throws Failure unless the command has `--yes` */
function confirm(loss: string, isSure: boolean): void {
  if (!isSure) throw new Failure(`${loss} Repeat the command with --yes.`);
}

/** Makes a rejection one line. */
const failed = (action: string) => (error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  throw new Failure(`${action} failed: ${reason.replace(/\s*\n\s*/g, ' ')}`);
};

/** `npm run content -- reset`. */
async function reset(args: readonly string[], isSure: boolean, own: Variables): Promise<void> {
  const isEmptied = args[0] === '--empty';
  if (args.length > Number(isEmptied)) throw new Failure(USAGE, EXIT_USAGE);
  const environment = readEnvironment(own);
  const { apiHost, dataset, dataDir, projectId = 'local' } = environment;
  const spared = isEmptied ? '' : ' that is not sample content';
  confirm(`Everything in dataset "${dataset}" at ${apiHost}${spared} will be deleted.`, isSure);
  const target = await openDataset(environment);
  const { emptyDataset, resetDataset } = await import('./content-archive');
  await step('reset', isEmptied ? 'no content' : 'sample content', (report) =>
    isEmptied ? emptyDataset(target) : resetDataset(target, SEED_FOLDER, report),
  ).catch(failed('reset'));
  const isLocal = environment.projectId === undefined;
  if (!isEmptied) {
    if (isLocal) rmSync(unseededMarker(dataDir), { force: true });
    return;
  }
  if (isLocal) writeFileSync(unseededMarker(dataDir), '');
  // Otherwise a site over the emptied dataset serves the last known good answers, as if content had been lost.
  rmSync(join(dataDir, 'last-known-good', projectId, dataset), { recursive: true, force: true });
}
