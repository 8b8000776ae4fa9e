import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { CACHEABLE, cachedDoor, cacheablePage as page } from '../support/cached-door';
import { speak } from '../support/fake-renderer-visitor';

const BURST = 5;
const renderLimit = { burst: BURST, perSecond: 1 };
const parameters = { form: new Set<string>(), q: (value: string) => value };

const door = cachedDoor({ renderLimit, parameters });
beforeEach(() => {
  door.pages['/a'] = page('one');
  door.pages['/old'] = { status: 308, body: '', headers: { ...CACHEABLE, location: '/a' } };
});

const status = async (path: string, method?: string) => (await door.get(path, {}, method)).status;
const inTurn = async (paths: readonly string[], method?: string) => {
  const statuses: number[] = [];
  for (const path of paths) statuses.push(await status(path, method));
  return statuses;
};
const numbered = (count: number, path: (number: number) => string) =>
  Array.from({ length: count }, (_, n) => path(n));

describe('made-up addresses of one client', () => {
  it('cause a limited number of renders, and stored pages are still sent', async () => {
    expect(await status('/a')).toBe(200);
    const statuses = await inTurn(numbered(10, (n) => `/made-up-${n}`));
    expect(statuses).toEqual([...Array(BURST).fill(404), ...Array(5).fill(429)]);
    expect(await inTurn(['/a', '/made-up-0'])).toEqual([200, 404]);
    expect(door.rendererRequests).toHaveLength(1 + BURST);
    door.pass(1_000);
    expect(await status('/made-up-9')).toBe(404);
  });

  it('do so too if they are requested at once, over one connection', async () => {
    const targets = numbered(200, (n) => `/made-up-${n}`);
    const requests = targets.map((target) => `GET ${target} HTTP/1.1\r\nHost: localhost\r\n`);
    const { text } = await speak(door.port, [`${requests.join('\r\n')}Connection: close\r\n\r\n`]);
    expect(text.match(/HTTP\/1\.1 404/g)).toHaveLength(BURST);
    expect(text.match(/HTTP\/1\.1 429/g)).toHaveLength(200 - BURST);
    expect(door.rendererRequests).toHaveLength(BURST);
  });

  it('are counted when their client leaves before the answer', async () => {
    for (const path of numbered(BURST, (n) => `/slow-${n}`)) {
      onTestFinished(door.hold(path, page('one')));
      const leaving = new AbortController();
      const answer = fetch(door.url + path, { signal: leaving.signal }).catch(() => 'gone');
      await expect.poll(() => door.rendererRequests.at(-1)?.target).toBe(path);
      leaving.abort();
      await answer;
    }
    await expect.poll(() => door.aborted).toBe(BURST);
    expect(await status('/a')).toBe(429);
  });

  it.each<[string, (n: number) => string, number]>([
    ['with a value that is never stored', (n) => `/a?form=${n}`, 2 * BURST],
    ['that lead to a redirect, whose target keeps the query', (n) => `/old?x=${n}`, 1 + 2 * BURST],
    ['beside an endpoint', (n) => `/api/b${n}`, BURST],
    ['below an endpoint', (n) => `/readyz/${n}`, BURST],
    ['at an endpoint', (n) => `/api/b?x=${n}`, 2 * BURST],
  ])('%s cost no more', async (_name, path, most) => {
    await inTurn(numbered(30, path));
    expect(door.rendererRequests.length).toBeGreaterThan(0);
    expect(door.rendererRequests.length).toBeLessThanOrEqual(most);
  });

  it.each([
    ['redirect', 302, { ...CACHEABLE, location: '/a' }],
    ['fail', 503, { 'cache-control': 'no-store' }],
  ])('that %s are counted', async (_, answer, headers) => {
    const paths = numbered(10, (n) => `/other-${n}`);
    for (const path of paths) door.pages[path] = { status: answer, body: '', headers };
    expect(await inTurn(paths)).toEqual([...Array(BURST).fill(answer), ...Array(5).fill(429)]);
  });

  it('are counted again once their answer has expired', async () => {
    door.pages['/search'] = page('one');
    const paths = ['/made-up', '/search?q=x'];
    for (let times = 0; times < 3; times += 1) {
      await inTurn(paths);
      door.purge({ everything: true });
    }
    expect(door.rendererRequests).toHaveLength(BURST);
  });
});

describe('the pages of the site', () => {
  it('cost nothing, one after the other', async () => {
    const paths = numbered(30, (n) => `/page-${n}`);
    for (const path of paths) door.pages[path] = page('one');
    expect(await inTurn(paths)).toEqual(paths.map(() => 200));
  });

  it('are rendered once for all requests at once, of which each client may cause some', async () => {
    const releases = numbered(BURST, (n) => `/page-${n}`).map((path) => door.hold(path, page('one')));
    const waiting = numbered(60, (n) => `/page-${n % BURST}`).map((path) => status(path));
    await expect.poll(() => door.rendererRequests).toHaveLength(BURST);
    expect(await status('/a')).toBe(429);
    for (const release of releases) release();
    expect(new Set(await Promise.all(waiting))).toEqual(new Set([200]));
    expect(door.rendererRequests).toHaveLength(BURST);
    expect(await status('/a')).toBe(200);
  });

  it('are revalidated, and redirected to, for a client that has used up its budget', async () => {
    await status('/a');
    await inTurn(numbered(10, (n) => `/made-up-${n}`));
    door.pages['/a'] = page('two');
    door.purge({ everything: true });
    expect(await door.text('/a')).toBe('two');
    const { status: redirected, headers } = await door.get('/A');
    expect([redirected, headers.get('Location')]).toEqual([308, '/a']);
  });

  it('cost nothing while there is no renderer', async () => {
    door.rendererIsUp = false;
    expect(new Set(await inTurn(Array(10).fill('/a')))).toEqual(new Set([503]));
    door.rendererIsUp = true;
    expect(await status('/a')).toBe(200);
  });
});

it.each(['POST', 'OPTIONS'])(
  '%s reaches endpoints, in any spelling; pages can only be read',
  async (method) => {
    for (const path of ['/a', '/', '/api/other', '/a?form=1']) {
      const refused = await door.get(path, {}, method);
      expect([path, refused.status, refused.headers.get('Allow')]).toEqual([path, 405, 'GET, HEAD']);
    }
    expect(door.rendererRequests).toEqual([]);
    door.pages['/api/b'] = page('one');
    door.pages['/Api/b/'] = page('one');
    expect(await inTurn(['/api/b', '/Api/b/'], method)).toEqual([200, 200]);
  },
);

describe('a client that has used up its budget', () => {
  beforeEach(() => inTurn(numbered(10, (n) => `/made-up-${n}`)));

  it('is answered whether the site is ready, so often', async () => {
    door.pages['/readyz'] = page('ready');
    expect(await inTurn(Array(12).fill('/readyz'))).toEqual([...Array(10).fill(200), 429, 429]);
  });

  it.each(['/robots.txt', '/sitemap.xml'])('may read %s', async (path) => {
    door.pages[path] = page('for crawlers');
    expect(await inTurn(['/made-up', path])).toEqual([429, 200]);
  });
});
