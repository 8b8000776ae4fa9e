import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readEnvFile, startWarnings } from './start-warnings';

const events = (set: Record<string, string>) => startWarnings(set, undefined).map(({ event }) => event);
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
  expect(JSON.stringify(startWarnings({ SANITY_READ_TOKEN: 'canary' }, undefined))).not.toContain('canary');
});

it('variables of .env that are not set are named, without their values', () => {
  const folder = mkdtempSync(join(tmpdir(), 'env-file-'));
  const file = join(folder, '.env');
  const secret = join(folder, 'secret');
  writeFileSync(secret, 'canary');
  writeFileSync(file, `PORT=4000\nLOG_LEVEL=canary\nREDIS_URL=\nSANITY_READ_TOKEN_FILE=${secret}\n`);
  const written = readEnvFile(file);
  const set = { PORT: '5000', STUDIO_ORIGIN: 'https://studio.example.com' };
  const warnings = startWarnings(set, written);
  expect(warnings).toMatchObject([
    { event: 'env-file-not-read', file, variables: 'LOG_LEVEL SANITY_READ_TOKEN' },
  ]);
  expect(JSON.stringify(warnings)).not.toContain('canary');
  expect(startWarnings({ ...set, LOG_LEVEL: 'info', SANITY_READ_TOKEN: 'a' }, written)).toEqual([]);
  expect(readEnvFile(join(folder, 'none'))).toBeUndefined();
  rmSync(folder, { recursive: true });
});
