import { writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';
import { bareRemixServer, buildBareRemix } from './bare-remix';
import { frontDoor, withMeasuredSite } from './measured-site';
import { report } from './promise';
import { type Contender, getRequest, interleaved, type Measured, ratioOf } from './rounds';

const CONNECTIONS = 20;
const RECOMPRESSED_AFTER_MS = 1_500;
const MEASURE_TIMEOUT_MS = 600_000;
const PATH = '/pricing';
const BROWSER = 'gzip, deflate, br';

/** An answer's head and body, the body in base64, for the raw peer to repeat. */
function readAnswer(port: number): Promise<{ headers: string[]; body: string }> {
  const headers = { host: 'localhost', accept: 'text/html', 'accept-encoding': BROWSER };
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

it(
  'a page, against its peers',
  () =>
    withMeasuredSite(async ({ folder, start }) => {
      buildBareRemix();
      // As visitors find it: any other address adds `noindex` to each answer, on a slower path of node:http.
      const door = await start({ ...frontDoor, env: { SITE_URL: 'https://localhost' } });
      await sleep(RECOMPRESSED_AFTER_MS);
      const file = join(folder, 'answer.json');
      writeFileSync(file, JSON.stringify(await readAnswer(door.port)));
      const raw = await start({ args: [join('tests', 'bench', 'raw-server.mjs'), file], path: PATH });
      const built = join(PROJECT_ROOT, 'build', 'renderer', 'start.cjs');
      const renderer = await start({ args: [built, built], path: PATH });
      const bare = await start({ ...bareRemixServer, path: '/' });
      const contender = (process: typeof raw, encodings: string, path = PATH): Contender => ({
        ...{ process, connections: CONNECTIONS, request: getRequest(path, encodings) },
      });
      const all = {
        ...(await interleaved({ door: contender(door, BROWSER), raw: contender(raw, BROWSER) })),
        ...(await interleaved({
          renderer: contender(renderer, 'identity'),
          bare: contender(bare, 'identity', '/'),
        })),
      };
      const ratio = (what: keyof Measured, ours: string, theirs: string) => {
        const [one, other] = [all[ours], all[theirs]];
        return one && other ? ratioOf(what, one, other) : Number.NaN;
      };
      const lines = [
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
          what: 'page rendered, its content cached: processor time, against a bare Remix app under remix-serve',
          measured: ratio('cpuUs', 'renderer', 'bare'),
          unit: '×',
        },
        ...Object.entries(all).flatMap(([name, { cpuUs, perSecond }]) => [
          { what: `${name}: processor time`, measured: cpuUs, unit: 'µs/request' },
          { what: `${name}: requests`, measured: perSecond, unit: '/s' },
        ]),
      ];
      expect(report(`${PATH} over ${CONNECTIONS} connections`, lines)).toEqual([]);
    }),
  MEASURE_TIMEOUT_MS,
);
