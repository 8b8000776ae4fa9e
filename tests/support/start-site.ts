import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killAll, stop } from '../../scripts/bootstrap.mjs';
import { readEnvironment } from '../../scripts/environment';
import type { RunningService } from '../../scripts/processes';
import { startSite as launchSite, startLake } from '../../scripts/services';
import { chosenFolder } from './archive';
import { openProgramLog, type ProgramLog } from './program-log';
import { seededDataDir } from './seeded-data-dir';

const STOP_GRACE_MS = 10_000;
const UNSET = [
  'SITE_URL',
  'SANITY_PROJECT_ID',
  'SANITY_DATASET',
  'SANITY_API_HOST',
  'SANITY_READ_TOKEN',
  'STUDIO_ORIGIN',
  'CLARITY_PROJECT_ID',
];

export type StartSiteOptions = {
  /** Variables for the site (and the lake) that override the process's own. */
  env?: Record<string, string>;
  /** Folder of the archive that the lake holds; by default the one that the tests of the machine run on. */
  archive?: string;
  /** Without an archive: the lake is new. */
  isEmpty?: boolean;
  /** Names the files with what the programs print; by default the worker's name. */
  owner?: string;
};

export type RunningSite = {
  /** Without a slash at the end, as is `lakeUrl`. */
  url: string;
  lakeUrl: string;
  /** Token for writing to the lake. */
  lakeToken: string;
  dataDir: string;
  /** Lines that site and lake have printed so far, each after the program's name. */
  output(): string[];
  /** Files to which they print. */
  logs: string[];
  stopLake(): Promise<void>;
  /** Kills the lake without a shutdown, like `kill -9` or a power cut. */
  killLake(): Promise<void>;
  /** Starts the lake on its former port; does nothing while it runs. */
  startLake(): Promise<void>;
  /** Stops the site and starts it again, with the same data directory and at the same address. */
  restart(): Promise<void>;
  /** Stops both and removes the data directory. */
  stop(): Promise<void>;
};

function urlIn(line: string): string {
  return line.replace(/^.*?(?=http)/, '').trim();
}

/** A program that can be stopped and restarted at the same address. */
async function startRestartable(start: (port: number) => Promise<RunningService>) {
  const first = await start(0);
  const url = urlIn(first.readyLine);
  let child: RunningService['child'] | undefined = first.child;
  return {
    url,
    async stop() {
      if (child !== undefined) await stop(child, STOP_GRACE_MS);
      child = undefined;
    },
    async kill() {
      if (child !== undefined) {
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      }
      child = undefined;
    },
    async start() {
      child ??= (await start(Number(new URL(url).port))).child;
    },
  };
}

/** The process's environment without variables that point the site elsewhere, and with those of the test. */
function environmentFor(dataDir: string, env: Record<string, string>) {
  const unset = Object.fromEntries(UNSET.map((name) => [name, '']));
  // Tests count the site's queries, and ask what is not in the snapshot.
  const own = { DATA_DIR: dataDir, SNAPSHOT_FILL: 'false' };
  return readEnvironment({ ...process.env, ...unset, ...own, ...env }, dataDir);
}

// Kills the programs when the process ends for any reason.
process.once('exit', killAll);

/**
 * The built site behind its front door, over a lake that holds an archive or is empty, both on free ports and with a new data
 * directory.
 * @throws when nothing has been built, or one of them does not start; the message holds all that they printed
 */
export async function startSite({
  env = {},
  archive = chosenFolder,
  isEmpty = false,
  owner,
}: StartSiteOptions = {}): Promise<RunningSite> {
  const lines: string[] = [];
  const logs = { lake: openProgramLog('lake', owner), site: openProgramLog('site', owner) };
  const printTo = (log: ProgramLog) => (line: string) => {
    lines.push(line);
    log.write(line);
  };
  const dataDir = isEmpty ? mkdtempSync(join(tmpdir(), 'data-')) : await seededDataDir(archive);
  const environment = environmentFor(dataDir, env);
  const lake = await startRestartable((lakePort) =>
    startLake({ ...environment, lakePort }, printTo(logs.lake)),
  );
  const apiHost = env.SANITY_API_HOST ?? lake.url;
  const site = await startRestartable((port) =>
    launchSite({ ...environment, port, apiHost }, printTo(logs.site)),
  ).catch(async (error) => {
    await lake.stop();
    throw new Error(`${error.message}\n${lines.join('\n')}`);
  });
  return {
    url: site.url,
    lakeUrl: lake.url,
    lakeToken: readFileSync(join(dataDir, 'content-lake', 'token'), 'utf8').trim(),
    dataDir,
    output: () => [...lines],
    logs: [logs.lake.path, logs.site.path],
    stopLake: lake.stop,
    killLake: lake.kill,
    startLake: lake.start,
    async restart() {
      await site.stop();
      await site.start();
    },
    async stop() {
      await site.stop();
      await lake.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
