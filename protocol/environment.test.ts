import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readVariables, secretNames, variables } from './environment';

const schema = variables.pick({ REDIS_URL: true, SANITY_READ_TOKEN: true });
const read = (source: Record<string, string>) => readVariables(schema, source);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function secretFile(content: string): string {
  const file = join(folder, 'secret');
  writeFileSync(file, content);
  return file;
}

describe('a secret in a file', () => {
  it('is read without the white space around it, and replaces the name of the file', () => {
    expect(read({ SANITY_READ_TOKEN_FILE: secretFile(' canary\n'), REDIS_URL_FILE: ' ' })).toMatchObject({
      ok: true,
      values: { SANITY_READ_TOKEN: 'canary' },
      set: { SANITY_READ_TOKEN: 'canary' },
    });
  });

  it('is checked as the variable is, and not repeated', () => {
    const result = read({ REDIS_URL_FILE: secretFile('http://canary') });
    expect(result).toEqual({ ok: false, message: 'REDIS_URL must be a redis or rediss URL' });
  });

  it.each([
    ['that is missing', () => ({ REDIS_URL_FILE: join(folder, 'missing') }), 'file that can be read'],
    ['that is empty', () => ({ REDIS_URL_FILE: secretFile(' \n') }), 'file that is not empty'],
    [
      'beside the variable',
      () => ({ REDIS_URL_FILE: secretFile('redis://a'), REDIS_URL: 'redis://b' }),
      'must not be set beside REDIS_URL_FILE',
    ],
  ])('%s is an error that names the variable', (_, source, reason) => {
    const result = read(source());
    expect(result.ok ? '' : result.message).toMatch(/^REDIS_URL/);
    expect(result.ok ? '' : result.message).toContain(reason);
  });
});

it('names each bad variable once, in one line', () => {
  const result = readVariables(variables, { LAKE_DATASETS: '?,!', PORT: '-1', SITE_URL: 'canary' });
  expect(result.ok ? '' : result.message).toMatch(
    /^PORT must be [^;]+; SITE_URL must [^;]+; LAKE_DATASETS must [^;]+$/,
  );
});

it('.env.example has each variable once, and names those that may come from a file', () => {
  const example = readFileSync('.env.example', 'utf8');
  const named = [...example.matchAll(/^#([A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
  expect(named.toSorted()).toEqual([...Object.keys(variables.shape), 'CHROMIUM_PATH'].toSorted());
  for (const name of secretNames) expect(example.split('# ---')[0]).toContain(name);
});
