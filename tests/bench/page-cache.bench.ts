import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, bench, describe } from 'vitest';
import { startSite } from '../support/start-site';
import { load } from './load';
import { type MeasuredProcess, startMeasured } from './measured-process';

// The promise: a cached page, with the access log on, at no less than 0.7 times the requests per second of node:http with
// the same bytes, and no more than twice its processor time for each. Linux only: processor time is read from /proc.

const ROUNDS = 7;
const ROUND_MS = 2_000;
const WARM_UP_MS = 2_000;
const CONNECTIONS = 20;
const IMPROVED_AFTER_MS = 1_000;
const PATH = '/pricing';
const HEADERS = { host: 'localhost', accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };
const wire = [
  `GET ${PATH} HTTP/1.1`,
  ...Object.entries(HEADERS).map(([name, value]) => `${name}: ${value}`),
  '',
  '',
].join('\r\n');

const folder = mkdtempSync(join(tmpdir(), 'page-cache-bench-'));
const site = await startSite();
const door = await startMeasured(
  [join('build', 'front-door', 'main.js')],
  { ...process.env, PORT: '0', DATA_DIR: site.dataDir, SANITY_API_HOST: site.lakeUrl, LOG_LEVEL: 'info' },
  join(folder, 'door.log'),
);
await load(door.port, wire, CONNECTIONS, WARM_UP_MS);
await sleep(IMPROVED_AFTER_MS);
const answer = await readAnswer(door.port);
writeFileSync(join(folder, 'answer.json'), JSON.stringify(answer));
const raw = await startMeasured(
  [join('tests', 'bench', 'raw-server.mjs'), join(folder, 'answer.json')],
  process.env,
  join(folder, 'raw.log'),
);
await load(raw.port, wire, CONNECTIONS, WARM_UP_MS);

interface Round {
  perSecond: number;
  cpuUs: number;
}

async function measure(process: MeasuredProcess): Promise<Round> {
  const before = process.cpuMs();
  const { requests, seconds } = await load(process.port, wire, CONNECTIONS, ROUND_MS);
  return { perSecond: requests / seconds, cpuUs: ((process.cpuMs() - before) * 1_000) / requests };
}

function readAnswer(port: number): Promise<{ headers: string[]; body: string }> {
  return new Promise((resolve, reject) => {
    const asked = httpRequest({ port, path: PATH, headers: HEADERS }, async (incoming) => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk);
      // Node adds these by itself.
      const own = new Set(['date', 'connection', 'keep-alive']);
      const headers = Object.entries(incoming.headers)
        .filter(([name]) => !own.has(name))
        .flatMap(([name, value]) => [name, String(value)]);
      resolve({ headers, body: Buffer.concat(chunks).toString('base64') });
    });
    asked.on('error', reject).end();
  });
}

const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const rounds: Record<'door' | 'raw', Round[]> = { door: [], raw: [] };
for (let round = 0; round < ROUNDS; round += 1) {
  rounds.door.push(await measure(door));
  rounds.raw.push(await measure(raw));
}
const [ours, theirs] = [rounds.door, rounds.raw].map((each) => ({
  'requests/s': Math.round(median(each.map(({ perSecond }) => perSecond))),
  'CPU µs/request': Math.round(median(each.map(({ cpuUs }) => cpuUs)) * 10) / 10,
}));
const ratio = (column: 'requests/s' | 'CPU µs/request') =>
  Math.round(((ours?.[column] ?? Number.NaN) / (theirs?.[column] ?? Number.NaN)) * 100) / 100;
process.stdout.write(
  `\n${CONNECTIONS} connections, ${answer.body.length} characters of body in base64, medians of ${ROUNDS} interleaved rounds\n`,
);
// biome-ignore lint/suspicious/noConsole: the table is what a benchmark is for
console.table({
  'front door, page from the cache, access log on': ours,
  'node:http, the same bytes': theirs,
  ratio: { 'requests/s': ratio('requests/s'), 'CPU µs/request': ratio('CPU µs/request') },
  promised: { 'requests/s': '≥ 0.7', 'CPU µs/request': '≤ 2' },
});

describe('one page over one connection', () => {
  bench('front door, from the cache', async () => {
    await load(door.port, wire, 1, 0);
  });
  bench('node:http, the same bytes', async () => {
    await load(raw.port, wire, 1, 0);
  });
});

afterAll(async () => {
  await door.stop();
  await raw.stop();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});
