import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { contentArchive } from './content-archive.mjs';
import { readEnvironment } from './environment.mjs';
import { install } from './install.mjs';
import { launch } from './launch.mjs';
import { LaunchFailure } from './launch-failure.mjs';
import { localLake } from './local-lake.mjs';
import { PROJECT_ROOT } from './project-root.mjs';
import { readToken } from './read-token.mjs';

const USAGE = `Usage: npm run content -- export FILE.tar.gz [--yes] | import FILE | reset [--yes]
  export   writes the whole dataset, pictures and drafts included, as a standard Sanity archive
  import   brings an archive in (.tar.gz, .ndjson or its unpacked folder): documents of the same id are replaced, others stay
  reset    brings the dataset back to the sample content: everything else in it is deleted
  --yes    does not ask before something is deleted or overwritten
Without SANITY_PROJECT_ID it works on the local Content Lake, else on that project, with the token in SANITY_AUTH_TOKEN.`;
const EXIT_USAGE = 64;
const SEED_FOLDER = join(PROJECT_ROOT, 'sanity-studio', 'seed');

/** @typedef {import('./progress.mjs').Progress} Progress */
/** @typedef {import('./environment.mjs').Environment} Environment */
/** @typedef {import('./content-archive.mjs').ContentArchive} ContentArchive */

/** @param {string[]} args @returns {{ action: string, file: string, isSure: boolean }} */
function readArguments(args) {
  const isSure = args.includes('--yes');
  const [action = '', file = '', ...rest] = args.filter((arg) => arg !== '--yes');
  const needsFile = action === 'export' || action === 'import';
  if ((!needsFile && action !== 'reset') || needsFile !== (file !== '') || rest.length > 0) {
    throw new LaunchFailure(USAGE, EXIT_USAGE);
  }
  // npm runs us in the checkout; the file is named from where the person stands.
  return { action, file: resolve(process.env.INIT_CWD ?? process.cwd(), file), isSure };
}

/** @param {Environment} environment @param {Progress} progress @returns {Promise<ContentArchive>} */
async function openDataset(environment, progress) {
  const { projectId, variables } = environment;
  if (projectId === undefined) {
    const { token } = await localLake(environment, progress);
    return contentArchive({ ...environment, projectId: 'local', token });
  }
  const token = variables.SANITY_AUTH_TOKEN;
  if (token === undefined)
    throw new LaunchFailure(
      `SANITY_AUTH_TOKEN must hold a token that may write to project ${projectId}.`,
      78,
    );
  return contentArchive({ ...environment, projectId, token });
}

/** @param {string} question @param {boolean} isSure */
async function confirm(question, isSure) {
  if (isSure) return;
  if (!process.stdin.isTTY)
    throw new LaunchFailure(`${question} Nobody is here to ask: repeat it with --yes.`);
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await reader.question(`${question} [y/N] `);
  reader.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new LaunchFailure('Nothing was changed.');
}

/** Before anything is installed, built or created. @param {string} file @param {Environment} environment */
function checkExport(file, { projectId, dataDir }) {
  const isFolder = (/** @type {string} */ path) => existsSync(path) && statSync(path).isDirectory();
  if (isFolder(file)) throw new LaunchFailure(`${file} is a folder: name a file in it.`);
  if (!isFolder(dirname(file))) throw new LaunchFailure(`The folder ${dirname(file)} does not exist.`);
  if (projectId === undefined && readToken(dataDir) === undefined)
    throw new LaunchFailure(`DATA_DIR: ${dataDir} holds no content of a local lake, so nothing to export.`);
}

/** @param {{ action: string, file: string }} order @param {ContentArchive} archive @param {Progress} progress */
async function carryOut({ action, file }, archive, progress) {
  const step = progress.step(action, action === 'reset' ? 'sample content' : file);
  try {
    const source = action === 'reset' ? SEED_FOLDER : file;
    const { documents, images } =
      action === 'export'
        ? await archive.exportTo(file, step.count)
        : await archive.importFrom(source, { operation: 'createOrReplace', count: step.count });
    const deleted = action === 'reset' ? `, ${await archive.deleteAllBut(SEED_FOLDER)} deleted` : '';
    step.done(`${documents} documents, ${images} files${deleted}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new LaunchFailure(`${action} failed: ${reason.replace(/\s*\n\s*/g, ' ')}`);
  } finally {
    step.fail();
  }
}

await launch(async ({ progress }) => {
  const order = readArguments(process.argv.slice(2));
  const environment = readEnvironment();
  const where =
    environment.projectId === undefined ? 'the local lake' : `the hosted project ${environment.projectId}`;
  const dataset = `dataset "${environment.dataset}" of ${where}`;
  if (order.action === 'import' && !existsSync(order.file))
    throw new LaunchFailure(`${order.file} does not exist.`);
  if (order.action === 'export') {
    checkExport(order.file, environment);
    if (existsSync(order.file)) await confirm(`${order.file} exists and will be overwritten.`, order.isSure);
  }
  if (order.action === 'reset')
    await confirm(`Everything in ${dataset} that is not sample content will be deleted.`, order.isSure);
  await install({ name: 'site', folder: '.' }, progress);
  await carryOut(order, await openDataset(environment, progress), progress);
});
