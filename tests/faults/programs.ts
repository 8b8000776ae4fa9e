import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { freePort } from '../../protocol/free-port';
import { killAll, PROJECT_ROOT } from '../../scripts/bootstrap.mjs';
import { readEnvironment } from '../../scripts/environment';
import { keepRunning, type RunningService, run, startService } from '../../scripts/processes';
import { startLake, startSite } from '../../scripts/services';
import { startRedis } from '../cluster/programs';
import { startFakeRedis } from '../support/fake-redis';

const CLOCK = pathToFileURL(join(PROJECT_ROOT, 'tests', 'faults', 'stepped-clock.mjs')).href;

export type Programs = {
  siteUrl: string;
  sitePort: number;
  lakeUrl: string;
  lakeToken: string;
  /** Variables of the site, for further instances. */
  siteEnv: Record<string, string>;
  /** Process id, while it runs. */
  pid(name: ProgramName): number | undefined;
  redis: { stop(): Promise<void>; start(): Promise<void> };
  /** Rejects if a program is no longer restarted. */
  gaveUp: Promise<never>;
};

export type ProgramName = 'front door' | 'renderer' | 'lake' | 'workflow';

type Folders = { site: string; lake: string; clocks: string };

/** The file that steps the clock of a program. */
export const clockFile = (folders: Folders, program: string) => join(folders.clocks, program);

/**
 * Starts Lake, site, workflow and Redis, each restarted by the launcher's supervisor as with `npm start`.
 * @param linkUrl where the site finds the Lake
 * @param print receives what they print
 */
export async function startPrograms(
  folders: Folders,
  link: { url: string; target: string },
  print: (line: string) => void,
): Promise<Programs> {
  process.once('exit', killAll);
  const running = new Map<ProgramName, RunningService['child']>();
  const ends: Promise<never>[] = [];
  const keep = async (name: ProgramName, launch: () => Promise<RunningService>, pingUrl?: string) => {
    const launchAndNote = async () => {
      const service = await launch();
      running.set(name, service.child);
      return service;
    };
    const { ended } = await keepRunning(name, launchAndNote, pingUrl);
    ends.push(
      ended.then((failure) => {
        throw failure;
      }),
    );
  };
  // One after the other: two at the same time could be given the same one.
  const sitePort = await freePort();
  const lakePort = await freePort();
  const workflowPort = await freePort();
  const redisPort = await freePort();
  const lakeUrl = `http://localhost:${lakePort}`;
  const siteUrl = `http://localhost:${sitePort}`;
  const stepped = (program: string) => ({
    NODE_OPTIONS: `--import ${CLOCK}`,
    CLOCK_OFFSET_FILE: clockFile(folders, program),
  });

  const lakeEnv = { LAKE_PORT: `${lakePort}`, DATA_DIR: folders.lake, ...stepped('lake') };
  const lakeSettings = readEnvironment(lakeEnv, folders.lake);
  await keep('lake', () => startLake(lakeSettings, print), `${lakeUrl}/ping`);
  link.target = lakeUrl;
  const lakeToken = readFileSync(join(folders.lake, 'content-lake', 'token'), 'utf8').trim();

  const workflow = { args: ['--import', 'tsx', 'tests/faults/workflow-main.ts'], ready: /^workflow: http/ };
  const workflowEnv = { PATH: process.env.PATH, PORT: `${workflowPort}` };
  let workflowUrl = '';
  await keep('workflow', async () => {
    const service = await startService({ name: 'workflow', env: workflowEnv, ...workflow }, print);
    workflowUrl = service.readyLine.replace(/^workflow: /, '');
    return service;
  });

  const redis = await startRestartableRedis(redisPort);
  const siteEnv = {
    SITE_URL: siteUrl,
    SANITY_API_HOST: link.url,
    SANITY_READ_TOKEN: lakeToken,
    STUDIO_ORIGIN: 'http://localhost:3333',
    CHAT_WEBHOOK_URL: workflowUrl,
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    LOG_LEVEL: 'warn',
    ...stepped('site'),
  };
  const own = { ...siteEnv, PORT: `${sitePort}`, LAKE_PORT: `${lakePort}`, DATA_DIR: folders.site };
  const siteSettings = readEnvironment(own, folders.site);
  await keep('front door', () => startSite(siteSettings, print));
  const pidOf = (name: ProgramName) => {
    const child = running.get(name);
    return child && child.exitCode === null && child.signalCode === null ? child.pid : undefined;
  };
  return {
    ...{ siteUrl, sitePort, lakeUrl, lakeToken, siteEnv, redis },
    pid: (name) => (name === 'renderer' ? childOf(pidOf('front door')) : pidOf(name)),
    gaveUp: Promise.race(ends),
  };
}

/** The renderer is the only child of its front door. */
function childOf(pid: number | undefined): number | undefined {
  if (pid === undefined) return undefined;
  try {
    const [first] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    return first ? Number(first) : undefined;
  } catch {
    return undefined;
  }
}

/** Debian's Redis where it is installed, else the part of it that the limiter uses. */
async function startRestartableRedis(port: number) {
  const isInstalled = (await run(['redis-server', '--version'], { isQuiet: true })).code === 0;
  const start = () => (isInstalled ? startRedis(port) : startFakeRedis(port));
  let running: { stop(): Promise<void> } | undefined = await start();
  return {
    async stop() {
      await running?.stop();
      running = undefined;
    },
    async start() {
      running ??= await start();
    },
  };
}

/** Waits until something holds. @returns how long it took, in ms; undefined if it was too long */
export async function until(
  holds: () => Promise<boolean>,
  timeoutMs: number,
  pollMs = 50,
): Promise<number | undefined> {
  const startMs = performance.now();
  while (performance.now() - startMs < timeoutMs) {
    if (await holds().catch(() => false)) return performance.now() - startMs;
    await sleep(pollMs);
  }
  return undefined;
}
