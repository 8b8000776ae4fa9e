import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';
import { startSite } from '../support/start-site';
import { type MeasuredProcess, type MeasuredProgram, startMeasured } from './measured-process';

type MeasuredSite = {
  /** Temporary. */
  folder: string;
  /** Starts one more program, over the same Lake. */
  start(program: Omit<MeasuredProgram, 'output'>): Promise<MeasuredProcess>;
};

/** The built front door with its renderer. */
export const frontDoor = { args: [join(PROJECT_ROOT, 'build', 'front-door', 'main.js')], path: '/pricing' };

/** Starts a site, measures with programs over its Lake, and stops all that was started. */
export async function withMeasuredSite<Result>(
  measure: (site: MeasuredSite) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const site = await startSite();
  const started: MeasuredProcess[] = [];
  const env = { DATA_DIR: site.dataDir, SANITY_API_HOST: site.lakeUrl, LOG_LEVEL: 'info' };
  try {
    return await measure({
      folder,
      async start(program) {
        const output = join(folder, 'output.log');
        const one = await startMeasured({ output, ...program, env: { ...env, ...program.env } });
        started.push(one);
        return one;
      },
    });
  } finally {
    for (const each of started.reverse()) await each.stop();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
