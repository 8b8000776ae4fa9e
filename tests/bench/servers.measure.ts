import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROJECT_ROOT } from '../../scripts/bootstrap.mjs';
import { fetchRaw } from '../support/fetch-raw';
import { bareRemixServer, buildBareRemix } from './bare-remix';
import { frontDoor, withMeasuredSite } from './measured-site';
import { bench, type Line } from './promise';
import { type Contender, getRequest, interleaved, ratioOf } from './rounds';

const CONNECTIONS = 20;
const COMPRESSED_AFTER_MS = 1_500;
const PATH = '/pricing';
const BROWSER = 'gzip, deflate, br';

/** An answer's head and body, the body in base64, for the raw peer to repeat. */
async function readAnswer(port: number): Promise<{ headers: string[]; body: string }> {
  const asked = { host: 'localhost', accept: 'text/html', 'accept-encoding': BROWSER };
  const { headers, bytes } = await fetchRaw(`http://localhost:${port}${PATH}`, asked);
  // Node adds these by itself.
  const { date, connection, 'keep-alive': _, ...passed } = headers;
  const lines = Object.entries(passed).flatMap(([name, value]) => [name, String(value)]);
  return { headers: lines, body: bytes.toString('base64') };
}

bench('a page, against its peers', 10, () =>
  withMeasuredSite(async ({ folder, start }) => {
    buildBareRemix();
    // As visitors find it: any other address adds `noindex` to each answer, on a slower path of node:http.
    const door = await start({ ...frontDoor, env: { SITE_URL: 'https://localhost' } });
    // The second use of an encoding begins the best compression.
    for (const _use of [1, 2]) await readAnswer(door.port);
    await sleep(COMPRESSED_AFTER_MS);
    const file = join(folder, 'answer.json');
    writeFileSync(file, JSON.stringify(await readAnswer(door.port)));
    const raw = await start({ args: [join('tests', 'bench', 'raw-server.mjs'), file], path: PATH });
    const built = join(PROJECT_ROOT, 'build', 'renderer');
    const renderer = await start({ args: ['serve.js', 'site.js'], cwd: built, path: PATH });
    const bare = await start({ ...bareRemixServer, path: '/' });
    const contender = (process: typeof raw, encodings: string, path = PATH): Contender => ({
      ...{ process, connections: CONNECTIONS, request: getRequest(path, encodings) },
    });
    const cached = await interleaved(contender(door, BROWSER), contender(raw, BROWSER));
    const rendered = await interleaved(contender(renderer, 'identity'), contender(bare, 'identity', '/'));
    const all = Object.entries({ door: cached[0], raw: cached[1], renderer: rendered[0], bare: rendered[1] });
    return [
      `${PATH} over ${CONNECTIONS} connections`,
      [
        [
          'page from the cache, access log on: requests per second, against node:http with the same bytes',
          ratioOf('perSecond', ...cached),
          '×',
          { atLeast: 0.7 },
        ],
        ['the same: processor time for each', ratioOf('cpuUs', ...cached), '×', { atMost: 2 }],
        [
          'page rendered, its content cached: processor time, against a bare Remix app under remix-serve',
          ratioOf('cpuUs', ...rendered),
          '×',
        ],
        ...all.flatMap(([name, { cpuUs, perSecond }]): Line[] => [
          [`${name}: processor time`, cpuUs, 'µs/request'],
          [`${name}: requests`, perSecond, '/s'],
        ]),
      ],
    ];
  }),
);
