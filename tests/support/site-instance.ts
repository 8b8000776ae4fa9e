import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openProgramLog } from './program-log';
import type { RunningSite } from './start-site';

export type SiteInstance = Awaited<ReturnType<typeof startInstance>>;

/**
 * Starts an instance of a built site on a free port or that of PORT, over the Lake of another.
 * @param build the folder that holds the build
 * @throws if it ends before it is ready
 */
export async function startInstance(
  build: string,
  { lakeUrl, dataDir }: Pick<RunningSite, 'lakeUrl' | 'dataDir'>,
  env: Record<string, string> = {},
) {
  const child = spawn(process.execPath, [join(build, 'front-door', 'main.js')], {
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      PORT: '0',
      SANITY_API_HOST: lakeUrl,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const exited = once(child, 'exit');
  const log = openProgramLog('instance');
  createInterface({ input: child.stderr }).on('line', log.write);
  const ready = new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      log.write(line);
      const port = /^site: http:\/\/localhost:(\d+)/.exec(line)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
    exited.then(([code]) => reject(new Error(`The instance ended with ${code}: ${log.path}`)), reject);
  });
  const endBy = (signal: NodeJS.Signals) => async () => {
    child.kill(signal);
    await exited;
    process.off('exit', end);
  };
  return {
    port: await ready,
    stop: endBy('SIGTERM'),
    /** Ends it without a shutdown, like a power cut. */
    kill: endBy('SIGKILL'),
  };
}
