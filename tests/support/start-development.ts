import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { killAll, stop } from '../../scripts/bootstrap.mjs';
import { startService } from '../../scripts/processes';
import { copyCheckout } from './copy-checkout';
import { freePort } from './free-port';
import { seededDataDir } from './seeded-data-dir';
import type { RunningSite } from './start-site';

const READY_TIMEOUT_MS = 90_000;
const STOP_GRACE_MS = 10_000;
const UNSET = ['NODE_ENV', 'SANITY_PROJECT_ID', 'SANITY_DATASET', 'SANITY_API_HOST', 'SANITY_READ_TOKEN'];

export type DevelopmentSite = Pick<RunningSite, 'url' | 'lakeUrl' | 'lakeToken'> & {
  /** Of the copied checkout; its `app/` may be edited. */
  folder: string;
  output(): string[];
  stop(): Promise<void>;
};

/**
 * Runs `npm run dev` on free ports, over a lake that holds the seed; without Studio.
 * @throws when it does not start; the message holds all that it printed
 */
export async function startDevelopment(): Promise<DevelopmentSite> {
  process.once('exit', killAll);
  const [folder, dataDir] = [copyCheckout(), await seededDataDir()];
  const [port, lakePort, studioPort] = [await freePort(), await freePort(), await freePort()];
  const lines: string[] = [];
  const remove = () => {
    for (const path of [folder, dataDir]) rmSync(path, { recursive: true, force: true });
  };
  const { child } = await startService(
    {
      name: 'dev',
      args: [join(folder, 'scripts', 'main.mjs'), 'dev'],
      cwd: folder,
      env: {
        ...process.env,
        ...Object.fromEntries(UNSET.map((name) => [name, undefined])),
        ...{ PORT: String(port), LAKE_PORT: String(lakePort), STUDIO_PORT: String(studioPort) },
        ...{ DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
      },
      ready: /^ready +site http/,
      readyTimeoutMs: READY_TIMEOUT_MS,
    },
    (line) => void lines.push(line),
  ).catch((error) => {
    remove();
    throw new Error(`${error.message}\n${lines.join('\n')}`);
  });
  return {
    url: `http://localhost:${port}`,
    lakeUrl: `http://localhost:${lakePort}`,
    lakeToken: readFileSync(join(dataDir, 'content-lake', 'token'), 'utf8').trim(),
    folder,
    output: () => [...lines],
    async stop() {
      await stop(child, STOP_GRACE_MS);
      remove();
    },
  };
}
