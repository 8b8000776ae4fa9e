import { join } from 'node:path';
import { PROJECT_ROOT, stop } from '../../scripts/bootstrap.mjs';
import { startService } from '../../scripts/processes';
import { SAMPLE } from './archive';
import { freePort } from './free-port';
import { type RunningSite, startSite } from './start-site';

const READY_TIMEOUT_MS = 30_000;
const STOP_GRACE_MS = 10_000;
/** A busy machine takes longer than the usual 5 s for what a test restores at its end. */
const LAKE_QUERY_TIMEOUT_MS = '20000';

export type RunningStudio = {
  /** Without a slash at the end. */
  url: string;
  /** The site that shows published content, with the lake of both. */
  site: RunningSite;
  /** Stops Studio, site and lake, and removes their data. */
  stop(): Promise<void>;
};

type StartStudioOptions = {
  /** The lake holds nothing, instead of the sample. */
  isEmpty?: boolean;
  /** Variables for all programs. */
  env?: Record<string, string>;
};

/**
 * The built Studio and the built site over a new lake; all on free ports.
 * @throws when something has not been built, or does not start; the message says what
 */
export async function startStudio({
  isEmpty = false,
  env = {},
}: StartStudioOptions = {}): Promise<RunningStudio> {
  // Studio's port is chosen first: the lake starts with Studio's origin, and Studio with the lake's.
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const ofSite = { STUDIO_ORIGIN: url, LOG_LEVEL: 'warn', LAKE_QUERY_TIMEOUT_MS, ...env };
  const site = await startSite({ archive: SAMPLE, isEmpty, env: ofSite });
  const lines: string[] = [];
  const service = {
    name: 'studio',
    args: [join(PROJECT_ROOT, 'build/studio/main.js')],
    env: {
      PATH: process.env.PATH,
      STUDIO_PORT: String(port),
      SANITY_API_HOST: site.lakeUrl,
      SITE_URL: site.url,
      DATA_DIR: site.dataDir,
      ...env,
    },
    ready: /^studio: http/,
    readyTimeoutMs: READY_TIMEOUT_MS,
  };
  const { child } = await startService(service, (line) => void lines.push(line)).catch(async (error) => {
    await site.stop();
    throw new Error(`${error.message}\n${lines.join('\n')}`);
  });
  // Warm-up: the first page of a site is slower than all others.
  await fetch(site.url).then((response) => response.text());
  return {
    url,
    site,
    async stop() {
      await stop(child, STOP_GRACE_MS);
      await site.stop();
    },
  };
}
