import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';
import { lakeEditor } from '../support/lake-editor';
import { seededDataDir } from '../support/seeded-data-dir';
import { startMeasured } from './measured-process';
import { report } from './promise';
import { type Contender, getRequest, interleaved, ratioOf } from './rounds';

const REDIRECTS = 5_000;
const BATCH = 500;
const CONNECTIONS = 4;
/** What is within the noise of a run. */
const NOTHING_MEASURABLE = 1.1;
const MEASURE_TIMEOUT_MS = 600_000;
const ASKED = [
  { what: 'page', path: '/pricing', status: 200 },
  { what: 'unknown path', path: '/made-up', status: 404 },
];

const folder = mkdtempSync(join(tmpdir(), 'redirects-bench-'));
const folders = [folder];
const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
  for (const each of folders) rmSync(each, { recursive: true, force: true });
});

/** A renderer without the front door, which would answer from its cache, over a Lake with so many redirects. */
async function startRenderer(redirects: number) {
  const dataDir = await seededDataDir();
  folders.push(dataDir);
  const lake = await startMeasured({
    command: 'env',
    args: (port) => [`LAKE_PORT=${port}`, process.execPath, join(PROJECT_ROOT, 'build/content-lake/main.js')],
    env: { DATA_DIR: dataDir },
    output: join(folder, 'lake.log'),
    path: '/ping',
  });
  stops.push(lake.stop);
  const lakeUrl = `http://localhost:${lake.port}`;
  const lakeToken = readFileSync(join(dataDir, 'content-lake', 'token'), 'utf8').trim();
  const editor = lakeEditor({ lakeUrl, lakeToken });
  for (let from = 0; from < redirects; from += BATCH) {
    const transaction = editor.transaction();
    for (let at = from; at < from + BATCH; at += 1)
      transaction.create({
        _id: `r-${at}`,
        _type: 'redirect',
        from: `/old/${at}.html`,
        to: '/pricing',
        status: 308,
      });
    await transaction.commit({ returnDocuments: false, visibility: 'async' });
  }
  const renderer = await startMeasured({
    args: [join(PROJECT_ROOT, 'build/renderer/main.cjs')],
    env: {
      HOST: '127.0.0.1',
      SITE_URL: 'http://localhost',
      SANITY_API_HOST: lakeUrl,
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir,
    },
    output: join(folder, 'renderer.log'),
    path: '/',
  });
  stops.push(renderer.stop);
  return renderer;
}

it(
  'redirects cost a page nothing measurable',
  async () => {
    const [none, many] = [await startRenderer(0), await startRenderer(REDIRECTS)];
    const response = await fetch(`http://127.0.0.1:${many.port}/old/7.html`, { redirect: 'manual' });
    expect(response.status).toBe(308);
    const contender = (process: typeof none, { path, status }: (typeof ASKED)[number]): Contender => ({
      process,
      status,
      request: getRequest(path, 'identity'),
      connections: CONNECTIONS,
    });
    const lines = [];
    for (const asked of ASKED) {
      const { what } = asked;
      const outcome = await interleaved({ none: contender(none, asked), many: contender(many, asked) });
      if (!outcome.none || !outcome.many) throw new Error('nothing was measured');
      lines.push(
        {
          what: `${what}: processor time with ${REDIRECTS} redirects, to that with none`,
          measured: ratioOf('cpuUs', outcome.many, outcome.none),
          unit: 'ratio',
          promised: { atMost: NOTHING_MEASURABLE },
        },
        { what: `${what}: processor time with none`, measured: outcome.none.cpuUs, unit: 'µs' },
      );
    }
    expect(report('A page, and a path without one, as redirects grow', lines)).toEqual([]);
  },
  MEASURE_TIMEOUT_MS,
);
