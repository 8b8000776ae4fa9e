import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drainDelayMs, readEnv, startWarnings } from './env';

describe('readEnv', () => {
  it('has a default for everything; blank is unset', () => {
    const defaults = {
      PORT: 3000,
      TRUST_PROXY_HOPS: 0,
      HSTS_MAX_AGE_S: 86_400,
      LOG_LEVEL: 'info',
      DATA_DIR: resolve('.data'),
      METRICS_HOST: '127.0.0.1',
      BUILD_FILES_DAYS: 14,
    };
    expect(readEnv({})).toMatchObject({ ok: true, values: defaults, set: {} });
    const blank = { PORT: '', SITE_URL: ' ', LOG_LEVEL: '', DATA_DIR: '' };
    expect(readEnv(blank)).toMatchObject({ ok: true, values: defaults, set: {} });
  });

  it('converts values, and reduces SITE_URL to its origin', () => {
    const read = readEnv({
      PORT: '0',
      SITE_URL: 'HTTPS://Www.Example.com:443/',
      TRUST_PROXY_HOPS: '2',
      DATA_DIR: 'x',
    });
    expect(read).toMatchObject({
      values: { PORT: 0, SITE_URL: 'https://www.example.com', TRUST_PROXY_HOPS: 2, DATA_DIR: resolve('x') },
    });
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['SITE_URL', 'www.example.com'],
    ['SITE_URL', 'ftp://example.com'],
    ['SITE_URL', 'https://example.com/path'],
    ['SITE_URL', 'https://user:hunter2@example.com'],
    ['TRUST_PROXY_HOPS', 'true'],
    ['TRUST_PROXY_HOPS', '11'],
    ['LOG_LEVEL', 'loud'],
    ['BUILD_FILES_DAYS', '366'],
    ['METRICS_PORT', '99999'],
    ['BIND_ADDRESS', 'http://localhost'],
    ['DRAIN_DELAY_MS', '5s'],
    ['DRAIN_DELAY_MS', '600001'],
    ['HSTS_MAX_AGE_S', '63072001'],
    ['HSTS_MAX_AGE_S', '1 day'],
  ])('names %s when it is %j, in one line', (name, value) => {
    const read = readEnv({ [name]: value });
    const message = read.ok ? '' : read.message;
    expect(message).toMatch(new RegExp(`^${name} must be [^\n]+$`));
  });

  it('does not repeat a value, which may be secret', () => {
    expect(JSON.stringify(readEnv({ SITE_URL: 'https://user:hunter2@example.com' }))).not.toContain(
      'hunter2',
    );
  });

  it('names those of the renderer too, and ignores those of other programs', () => {
    const read = readEnv({ CHAT_ENABLED: 'maybe', STUDIO_PORT: 'tcp://10.0.0.1:80' });
    expect(read.ok ? '' : read.message).toBe('CHAT_ENABLED must be true or false');
  });

  it('names every bad variable at once', () => {
    const read = readEnv({ PORT: 'a', LOG_LEVEL: 'b' });
    expect(read.ok ? '' : read.message).toMatch(/PORT .+; LOG_LEVEL /);
  });
});

const events = (set: Record<string, string>) => startWarnings(set).map(({ event }) => event);
const SITE_URL = 'https://www.example.com';

it('a public site without SITE_URL is warned of; a local one is not', () => {
  expect(events({ SANITY_PROJECT_ID: 'abc' })).toEqual(['site-url-missing']);
  expect(events({ TRUST_PROXY_HOPS: '1' })).toEqual(['site-url-missing']);
  expect(events({ SANITY_PROJECT_ID: 'abc', SITE_URL })).toEqual([]);
  expect(events({ TRUST_PROXY_HOPS: '0' })).toEqual([]);
});

it('a read token without the origin of Studio is warned of', () => {
  expect(events({ SANITY_READ_TOKEN: 'canary' })).toEqual(['studio-origin-missing']);
  expect(events({ SANITY_READ_TOKEN: 'canary', STUDIO_ORIGIN: 'https://studio.example.com' })).toEqual([]);
  expect(JSON.stringify(startWarnings({ SANITY_READ_TOKEN: 'canary' }))).not.toContain('canary');
});

it.each<[Record<string, string>, number]>([
  [{}, 0],
  [{ TRUST_PROXY_HOPS: '1' }, 5_000],
  [{ TRUST_PROXY_HOPS: '1', DRAIN_DELAY_MS: '0' }, 0],
  [{ DRAIN_DELAY_MS: '300' }, 300],
])('with %j connections are accepted for %i ms after a stop signal', (variables, delayMs) => {
  const read = readEnv(variables);
  expect(read.ok && drainDelayMs(read.values)).toBe(delayMs);
});
