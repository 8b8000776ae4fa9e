import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';
import { startSite } from '../support/start-site';
import { type MeasuredProcess, startMeasured } from './measured-process';
import { startNginx } from './nginx';
import { buildNext, nextServer } from './peers';
import { type Line, report } from './promise';
import { type Contender, getRequest, interleaved, type Measured, type Outcome, ratioOf } from './rounds';

const CONNECTIONS = 20;
const RECOMPRESSED_AFTER_MS = 1_500;
const MEASURE_TIMEOUT_MS = 600_000;
const PATH = '/pricing';
const BROWSER = 'gzip, deflate, br';

const folder = mkdtempSync(join(tmpdir(), 'servers-bench-'));
const running: { stop(): Promise<void> }[] = [];
afterAll(async () => {
  for (const each of running.reverse()) await each.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(
  name: string,
  args: string[],
  rest: { cwd?: string; env?: Record<string, string>; path?: string },
) {
  const started = await startMeasured({ path: PATH, ...rest, args, output: join(folder, `${name}.log`) });
  running.push(started);
  return started;
}

/** An answer's head and body, the body in base64, for the raw peer to repeat. */
function readAnswer(port: number, encodings: string): Promise<{ headers: string[]; body: string }> {
  const headers = { host: 'localhost', accept: 'text/html', 'accept-encoding': encodings };
  return new Promise((resolve, reject) => {
    const request = httpRequest({ port, path: PATH, headers }, async (incoming) => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk);
      // Node adds these by itself.
      const own = new Set(['date', 'connection', 'keep-alive']);
      const passed = Object.entries(incoming.headers)
        .filter(([name]) => !own.has(name))
        .flatMap(([name, value]) => [name, String(value)]);
      resolve({ headers: passed, body: Buffer.concat(chunks).toString('base64') });
    });
    request.on('error', reject).end();
  });
}

const contender = (process: MeasuredProcess, path = PATH, encodings = BROWSER): Contender => ({
  process,
  request: getRequest(path, encodings),
  connections: CONNECTIONS,
});

it(
  'a page, against its peers',
  async () => {
    const site = await startSite();
    running.push(site);
    const env = { DATA_DIR: site.dataDir, SANITY_API_HOST: site.lakeUrl, LOG_LEVEL: 'info' };
    // As visitors find it: any other address adds `noindex` to each answer, on a slower path of node:http.
    const doorEnv = { ...env, SITE_URL: 'https://localhost' };
    const door = await start('door', [join(PROJECT_ROOT, 'build', 'front-door', 'main.js')], {
      env: doorEnv,
    });
    await sleep(RECOMPRESSED_AFTER_MS);
    const answer = await readAnswer(door.port, BROWSER);
    writeFileSync(join(folder, 'answer.json'), JSON.stringify(answer));
    const raw = await start(
      'raw',
      [join('tests', 'bench', 'raw-server.mjs'), join(folder, 'answer.json')],
      {},
    );
    const serve = join('node_modules', '@remix-run', 'serve', 'dist', 'cli.js');
    const remixServe = await start('remix-serve', [serve, join('build', 'server', 'index.js')], { env });
    const built = join(PROJECT_ROOT, 'build', 'renderer', 'start.cjs');
    const renderer = await start('renderer', [built, built], { env });

    buildNext(Buffer.from((await readAnswer(door.port, 'identity')).body, 'base64').toString());
    const next = await start('next', nextServer.args, { cwd: nextServer.cwd, path: '/static' });
    const gzip = await readAnswer(door.port, 'gzip');
    const nginx = await startNginx(folder, Buffer.from(gzip.body, 'base64'));
    if (nginx) running.push(nginx);

    const contenders: Record<string, Contender> = {
      door: contender(door),
      raw: contender(raw),
      nextStatic: contender(next, '/static', 'gzip'),
      ...(nginx ? { nginx: contender(nginx, PATH, 'gzip') } : {}),
    };
    const cached = await interleaved(contenders);
    const rendered = await interleaved({
      renderer: contender(renderer, PATH, 'identity'),
      remixServe: contender(remixServe, PATH, 'identity'),
      nextDynamic: contender(next, '/dynamic', 'identity'),
    });
    const all: Record<string, Outcome> = { ...cached, ...rendered };
    const ratio = (what: keyof Measured, ours: string, theirs: string) => {
      const [one, other] = [all[ours], all[theirs]];
      return one && other ? ratioOf(what, one, other) : Number.NaN;
    };
    const lines: Line[] = [
      {
        what: 'page from the cache, access log on: requests per second, against node:http with the same bytes',
        measured: ratio('perSecond', 'door', 'raw'),
        unit: '×',
        promised: { atLeast: 0.7 },
      },
      {
        what: 'the same: processor time for each',
        measured: ratio('cpuUs', 'door', 'raw'),
        unit: '×',
        promised: { atMost: 2 },
      },
      {
        what: 'Next.js static with gzip: processor time for each, against the page from the cache',
        measured: ratio('cpuUs', 'nextStatic', 'door'),
        unit: '×',
        promised: { atLeast: 10 },
      },
      {
        what: 'page rendered, its content cached: processor time, against Next.js dynamic',
        measured: ratio('cpuUs', 'renderer', 'nextDynamic'),
        unit: '×',
        promised: { atMost: 0.8 },
      },
      ...(nginx
        ? [
            {
              what: 'page from the cache: processor time, against nginx with gzip_static',
              measured: ratio('cpuUs', 'door', 'nginx'),
              unit: '×',
            },
          ]
        : []),
      ...Object.entries(all).flatMap(([name, { cpuUs, perSecond }]) => [
        { what: `${name}: processor time`, measured: cpuUs, unit: 'µs/request' },
        { what: `${name}: requests`, measured: perSecond, unit: '/s' },
      ]),
    ];
    expect(report(`${PATH} over ${CONNECTIONS} connections`, lines)).toEqual([]);
  },
  MEASURE_TIMEOUT_MS,
);
