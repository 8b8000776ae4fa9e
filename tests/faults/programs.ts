import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { killAll, PROJECT_ROOT } from '../../scripts/bootstrap.mjs';
import { readEnvironment } from '../../scripts/environment';
import { keepRunning, type RunningService, run, startService } from '../../scripts/processes';
import { startLake, startSite } from '../../scripts/services';
import { startRedis } from '../cluster/programs';
import { startFakeRedis } from '../support/fake-redis';
import { freePort } from '../support/free-port';
import { childrenOf } from '../support/proc';

/** Loaded into Lake, front door and renderer before their own code. */
const PRELOADED = ['stepped-clock.mjs', 'live-memory.mjs'];

export type Programs = {
  siteUrl: string;
  sitePort: number;
  lakeUrl: string;
  lakeToken: string;
  /** Variables of the site, for further instances. */
  siteEnv: Record<string, string>;
  /** Process id, while it runs. */
  pid(name: ProgramName): number | undefined;
  /** Where its threads write what their objects hold. */
  liveMemoryFolder: string;
  redis: { stop(): Promise<void>; start(): Promise<void> };
};

export type ProgramName = 'front door' | 'renderer' | 'lake' | 'workflow';

type Print = (line: string) => void;
/** In `notes` are the files by which a campaign and what it has loaded into the programs exchange figures. */
type Folders = { site: string; lake: string; notes: string };

/** The file that steps the clock of a program. */
export const clockFile = (folders: Folders, program: string) => join(folders.notes, program);

/**
 * Starts Lake, site, workflow and Redis, each restarted by the launcher's supervisor as with `npm start`.
 * @param link the way from the site to the Lake
 * @param print receives what they print
 */
export async function startPrograms(
  folders: Folders,
  link: { url: string; target: string },
  print: Print,
): Promise<Programs> {
  process.once('exit', killAll);
  const kept = new KeptPrograms();
  // One after the other: two at the same time could be given the same one.
  const [sitePort, lakePort, redisPort] = [await freePort(), await freePort(), await freePort()];
  const lakeUrl = `http://localhost:${lakePort}`;
  const siteUrl = `http://localhost:${sitePort}`;
  const lakeEnv = { LAKE_PORT: `${lakePort}`, DATA_DIR: folders.lake, ...preloaded(folders, 'lake') };
  const lakeSettings = readEnvironment(lakeEnv, folders.lake);
  await kept.keep('lake', () => startLake(lakeSettings, print));
  link.target = lakeUrl;
  const lakeToken = readFileSync(join(folders.lake, 'content-lake', 'token'), 'utf8').trim();
  const siteEnv = {
    SITE_URL: siteUrl,
    SANITY_API_HOST: link.url,
    SANITY_READ_TOKEN: lakeToken,
    STUDIO_ORIGIN: 'http://localhost:3333',
    CHAT_WEBHOOK_URL: await keepWorkflow(kept, print),
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    LOG_LEVEL: 'info',
    ...preloaded(folders, 'site'),
  };
  const redis = await startRestartableRedis(redisPort);
  const own = { ...siteEnv, PORT: `${sitePort}`, LAKE_PORT: `${lakePort}`, DATA_DIR: folders.site };
  const siteSettings = readEnvironment(own, folders.site);
  await kept.keep('front door', () => startSite(siteSettings, print));
  return {
    ...{ siteUrl, sitePort, lakeUrl, lakeToken, siteEnv, redis },
    // The renderer is the only child of its front door.
    pid: (name) => (name === 'renderer' ? childrenOf(kept.pid('front door') ?? 0)[0] : kept.pid(name)),
    liveMemoryFolder: folders.notes,
  };
}

const preloaded = (folders: Folders, program: string) => ({
  NODE_OPTIONS: PRELOADED.map(
    (name) => `--import ${pathToFileURL(join(PROJECT_ROOT, 'tests', 'faults', name))}`,
  ).join(' '),
  CLOCK_OFFSET_FILE: clockFile(folders, program),
  LIVE_MEMORY_FOLDER: folders.notes,
});

/** Programs that the launcher restarts, and the process that each is now. */
class KeptPrograms {
  readonly #running = new Map<ProgramName, RunningService['child']>();

  async keep(name: ProgramName, launch: () => Promise<RunningService>): Promise<void> {
    const launchAndNote = async () => {
      const service = await launch();
      this.#running.set(name, service.child);
      return service;
    };
    await keepRunning(name === 'front door' ? 'site' : name, launchAndNote);
  }

  pid(name: ProgramName): number | undefined {
    const child = this.#running.get(name);
    return child && child.exitCode === null && child.signalCode === null ? child.pid : undefined;
  }
}

/** @returns the address for messages */
async function keepWorkflow(kept: KeptPrograms, print: Print): Promise<string> {
  const env = { PATH: process.env.PATH, PORT: String(await freePort()) };
  const args = ['--import', 'tsx', 'tests/faults/workflow-main.ts'];
  let url = '';
  await kept.keep('workflow', async () => {
    const service = await startService({ name: 'workflow', args, env, ready: /^workflow: http/ }, print);
    url = service.readyLine.replace(/^workflow: /, '');
    return service;
  });
  return url;
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

/** An attempt may hang in spite of its own deadline: `fetch` may lose its signal to a garbage collection. */
const ATTEMPT_TIMEOUT_MS = 15_000;

/** Waits until something holds. @returns how long it took, in ms; undefined if it was too long */
export async function until(
  holds: () => Promise<boolean>,
  timeoutMs: number,
  pollMs = 50,
): Promise<number | undefined> {
  const startMs = performance.now();
  while (performance.now() - startMs < timeoutMs) {
    const held = await Promise.race([holds().catch(() => false), sleep(ATTEMPT_TIMEOUT_MS, false)]);
    if (held) return performance.now() - startMs;
    await sleep(pollMs);
  }
  return undefined;
}
