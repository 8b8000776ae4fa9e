import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuiltFrontDoor, buildFrontDoor } from '../support/fake-renderer-process';

let built: BuiltFrontDoor;
beforeAll(async () => {
  built = await buildFrontDoor();
});
afterAll(() => built.remove());

const start = (env?: Record<string, string>) => built.start(env);

const linesOf = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
const SITE_URL = 'https://www.example.com';

it('BIND_ADDRESS is the only address that accepts connections', async () => {
  const port = await start({ BIND_ADDRESS: '127.0.0.1' }).ready();
  expect((await fetch(`http://127.0.0.1:${port}/b.txt`)).status).toBe(200);
  await expect(fetch(`http://[::1]:${port}/b.txt`)).rejects.toThrow();
});

it('HSTS_MAX_AGE_S is sent, a day by default, if the public origin is https', async () => {
  const hsts = async (env: Record<string, string>) =>
    (await fetch(`http://localhost:${await start(env).ready()}/b.txt`)).headers.get(
      'Strict-Transport-Security',
    );
  expect(await hsts({ SITE_URL, HSTS_MAX_AGE_S: '300' })).toBe('max-age=300; includeSubDomains');
  expect(await hsts({ SITE_URL })).toBe('max-age=86400; includeSubDomains');
  expect(await hsts({ SITE_URL: 'http://www.example.com', HSTS_MAX_AGE_S: '300' })).toBeNull();
});

it('DRAIN_DELAY_MS replaces the delay of a site behind a proxy', async () => {
  const door = start({ SITE_URL, TRUST_PROXY_HOPS: '1', DRAIN_DELAY_MS: '0' });
  await door.ready();
  const startedAtMs = performance.now();
  door.child.kill('SIGTERM');
  expect(await door.exited).toBe(0);
  expect(performance.now() - startedAtMs).toBeLessThan(4_000);
});

it('a secret in a file reaches the renderer as a variable, and a missing file ends the start', async () => {
  const file = join(built.directory, 'purge-urls');
  writeFileSync(file, 'https://cache.example/purge\ncloudflare://canary@zone\n');
  const port = await start({ CACHE_PURGE_URLS_FILE: file }).ready();
  const seen = await (await fetch(`http://localhost:${port}/environment`)).json();
  expect(seen.CACHE_PURGE_URLS).toMatch(
    /^http:\/\/\S+ https:\/\/cache\.example\/purge\s+cloudflare:\/\/canary@zone$/,
  );
  expect(seen).not.toHaveProperty('CACHE_PURGE_URLS_FILE');
  rmSync(file);
  const failing = start({ CACHE_PURGE_URLS_FILE: file });
  expect(await failing.exited).toBe(78);
  expect(failing.stderr()).toBe('front door: CACHE_PURGE_URLS_FILE must name a file that can be read\n');
});

it('X-Forwarded-For without a trusted proxy is warned of once', async () => {
  const door = start();
  const url = `http://localhost:${await door.ready()}/b.txt`;
  await fetch(url);
  expect(door.stderr()).toBe('');
  for (let count = 0; count < 3; count += 1)
    await fetch(url, { headers: { 'X-Forwarded-For': '203.0.113.9' } });
  await expect
    .poll(() => linesOf(door.stderr()))
    .toMatchObject([{ level: 'warn', event: 'forwarded-for-untrusted' }]);
  expect(door.stderr()).not.toContain('203.0.113.9');
  const trusting = start({ SITE_URL, TRUST_PROXY_HOPS: '1' });
  await fetch(`http://localhost:${await trusting.ready()}/b.txt`, {
    headers: { 'X-Forwarded-For': '203.0.113.9' },
  });
  expect(trusting.stderr()).toBe('');
});

it('forgotten variables are warned of at start, unless the log level is error', async () => {
  const env = { SANITY_PROJECT_ID: 'abc', SANITY_READ_TOKEN: 'canary' };
  const door = start(env);
  await door.ready();
  expect(linesOf(door.stderr()).map(({ event }) => event)).toEqual([
    'site-url-missing',
    'studio-origin-missing',
  ]);
  expect(door.stderr()).not.toContain('canary');
  const quiet = start({ ...env, LOG_LEVEL: 'error' });
  await quiet.ready();
  expect(quiet.stderr()).toBe('');
});
