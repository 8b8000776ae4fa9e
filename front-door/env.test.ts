import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnv } from './env';

describe('readEnv', () => {
  it('has a default for everything; blank is unset', () => {
    const defaults = {
      PORT: 3000,
      SITE_URL: undefined,
      TRUST_PROXY_HOPS: 0,
      LOG_LEVEL: 'info',
      DATA_DIR: resolve('.data'),
      METRICS_PORT: undefined,
      METRICS_HOST: '127.0.0.1',
      BUILD_FILES_DIR: undefined,
      BUILD_FILES_DAYS: 14,
    };
    expect(readEnv({})).toEqual({ ok: true, env: defaults });
    expect(readEnv({ PORT: '', SITE_URL: ' ', LOG_LEVEL: '', DATA_DIR: '' })).toEqual({
      ok: true,
      env: defaults,
    });
  });

  it('converts values, and reduces SITE_URL to its origin', () => {
    const read = readEnv({
      PORT: '0',
      SITE_URL: 'HTTPS://Www.Example.com:443/',
      TRUST_PROXY_HOPS: '2',
      DATA_DIR: 'x',
    });
    expect(read).toMatchObject({
      env: { PORT: 0, SITE_URL: 'https://www.example.com', TRUST_PROXY_HOPS: 2, DATA_DIR: resolve('x') },
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
  ])('names %s when it is %j, in one line', (name, value) => {
    const read = readEnv({ [name]: value });
    const message = read.ok ? '' : read.message;
    expect(message).toMatch(new RegExp(`^front door: ${name} must be [^\n]+$`));
  });

  it('does not repeat a value, which may be secret', () => {
    expect(JSON.stringify(readEnv({ SITE_URL: 'https://user:hunter2@example.com' }))).not.toContain(
      'hunter2',
    );
  });

  it('names every bad variable at once', () => {
    const read = readEnv({ PORT: 'a', LOG_LEVEL: 'b' });
    expect(read.ok ? '' : read.message).toMatch(/PORT .+; LOG_LEVEL /);
  });
});
