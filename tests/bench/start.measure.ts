import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';
import { startSite } from '../support/start-site';
import { type MeasuredProgram, startMeasured } from './measured-process';
import { median } from './median';
import { bareRemixServer, buildBareRemix } from './peers';
import { report } from './promise';

const ROUNDS = 7;
const MEASURE_TIMEOUT_MS = 600_000;

const folder = mkdtempSync(join(tmpdir(), 'start-bench-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function startedInMs(program: MeasuredProgram): Promise<number> {
  const started = await startMeasured(program);
  await started.stop();
  return started.startedInMs;
}

it(
  'the site from cold to its first page, against a Remix app of one line',
  async () => {
    buildBareRemix();
    const site = await startSite();
    const env = { DATA_DIR: site.dataDir, SANITY_API_HOST: site.lakeUrl, LOG_LEVEL: 'info' };
    const output = join(folder, 'output.log');
    const args = [join(PROJECT_ROOT, 'build', 'front-door', 'main.js')];
    const rounds: { ours: number; bare: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({
        ours: await startedInMs({ args, env, output, path: '/pricing' }),
        bare: await startedInMs({ ...bareRemixServer, output, path: '/' }),
      });
    }
    await site.stop();
    const ours = median(rounds.map((round) => round.ours));
    const bare = median(rounds.map((round) => round.bare));
    const broken = report(`Medians of ${ROUNDS} alternating starts`, [
      {
        what: 'start to the first 200, against a bare Remix app',
        measured: ours / bare,
        unit: '×',
        promised: { atMost: 1.5 },
      },
      { what: 'front door, renderer and first page', measured: ours, unit: 'ms' },
      { what: 'bare Remix app', measured: bare, unit: 'ms' },
    ]);
    expect(broken).toEqual([]);
  },
  MEASURE_TIMEOUT_MS,
);
