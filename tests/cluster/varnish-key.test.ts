import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listen } from '../support/listen';
import { startVarnish, type Varnish } from './programs';

const SITE = 'www.example.com';
const SPELLINGS = 10_000;
const AT_ONCE = 50;
const PAGE = { 'Cache-Control': 'public, max-age=0, s-maxage=60', 'Cache-Tag': 'page' };

let varnish: Varnish;
/** Host and address of each request that the site has received. */
let asked: string[];
let close: () => void;
let folder: string;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/** As the front door does: a redirect, and an error that is not stored, heed the query. */
function startOrigin() {
  const server = createServer(({ url = '', headers }, response) => {
    if (url === '/healthz') return void response.end();
    asked.push(`${headers.host}${url}`);
    const [path, query = ''] = url.split('?');
    if (path === '/limited') return void response.writeHead(429, { 'Cache-Control': 'no-store' }).end();
    if (path === '/old') return void response.writeHead(308, { ...PAGE, Location: `/new?${query}` }).end();
    if (path === '/index.php')
      return void response.writeHead(404, { 'Cache-Control': 'no-store' }).end(query);
    if (path !== path?.toLowerCase())
      return void response.writeHead(308, { 'Cache-Control': 'public, max-age=3600', Location: '/' }).end();
    response.writeHead(200, PAGE).end(url);
  });
  return listen(server).then((port) => ({ port, close: () => server.close() }));
}

beforeEach(async () => {
  asked = [];
  folder = mkdtempSync(join(tmpdir(), 'varnish-key-'));
  const origin = await startOrigin();
  close = origin.close;
  varnish = await startVarnish([origin.port], folder, `https://${SITE}`);
});
afterEach(async () => {
  await varnish.stop();
  close();
  rmSync(folder, { recursive: true, force: true });
});

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

const ask = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const options = {
      port: varnish.port,
      host: '127.0.0.1',
      path,
      agent,
      headers: { Host: SITE, ...headers },
    };
    get(options, async (response) => {
      const { statusCode: status = 0, headers } = response;
      resolve({ status, headers, body: await text(response) });
    }).on('error', reject);
  });

describe('the key of a page', () => {
  it(`is one for ${SPELLINGS} parameters and hosts, and another for their hosts`, async () => {
    const spelling = (n: number) =>
      [
        () => ask(`/page?x${n}=1`),
        () => ask(`/page?utm_source=${n}&gclid=${n}`),
        () => ask('/page', { Host: `evil-${n}.example` }),
        () => ask(`/page?_data=${n}`, { Host: SITE, 'X-Forwarded-Host': `evil-${n}.example` }),
      ][n % 4]?.();
    const statuses = new Set<number | undefined>();
    for (let at = 0; at < SPELLINGS; at += AT_ONCE) {
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => spelling(at + index)));
      for (const answer of answers) statuses.add(answer?.status);
    }
    expect(statuses).toEqual(new Set([200]));
    expect(asked).toEqual([`${SITE}/page`]);
  }, 120_000);

  it.each([
    ['/page?_data=root', '/page?_data=root'],
    ['/page?a=1&_data=page&b=2', '/page?_data=page'],
    ['/page?_data=other', '/page'],
    ['/page?x_data=root', '/page'],
    ['/page?', '/page'],
  ])('%s is that of %s', async (path, target) => {
    for (let times = 0; times < 2; times += 1) expect((await ask(path)).body).toBe(target);
    expect(asked).toEqual([SITE + target]);
  });

  it.each(['/list?page=2', '/search?q=stock', '/page?utm_source=a&users=5', '/page?page'])(
    'is none for %s, whose value a visitor chooses',
    async (path) => {
      for (let times = 0; times < 2; times += 1) expect((await ask(path)).body).toBe(path);
      expect(asked).toEqual([SITE + path, SITE + path]);
    },
  );
});

describe('the query is kept', () => {
  it('by a redirect, which is stored without one', async () => {
    for (const query of ['a=1', 'utm_source=b'])
      expect((await ask(`/old?${query}`)).headers.location).toBe(`/new?${query}`);
    for (let times = 0; times < 2; times += 1) expect((await ask('/old')).headers.location).toBe('/new?');
    expect(asked.filter((address) => address.endsWith('/old'))).toHaveLength(1);
  });

  it('by an error that is not stored', async () => {
    for (const query of ['id=7', 'id=8']) {
      const { status, body } = await ask(`/index.php?${query}`);
      expect([status, body]).toEqual([404, query]);
    }
  });
});

it('neither another spelling nor a refusal of one client is stored', async () => {
  for (let times = 0; times < 2; times += 1) {
    expect((await ask('/PAGE')).status).toBe(308);
    expect((await ask('/limited')).status).toBe(429);
  }
  expect(asked).toHaveLength(4);
});
