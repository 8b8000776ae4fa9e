import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEnvironment } from './environment';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'environment-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const writeEnvFile = (text: string) => writeFileSync(join(root, '.env'), text);

it('without any variable is local, on the default ports', () => {
  expect(readEnvironment({}, root)).toEqual({
    port: 3000,
    studioPort: 3333,
    lakePort: 3334,
    dataDir: join(root, '.data'),
    dataset: 'production',
    projectId: undefined,
    apiHost: 'http://localhost:3334',
    variables: { DATA_DIR: join(root, '.data') },
  });
});

describe('.env', () => {
  it('is read as node --env-file reads it: comments, quotes, export', () => {
    writeEnvFile('# a comment\nPORT=4000 # the site\nSITE_URL="https://a.example"\nexport LAKE_PORT=4001\n');
    const { port, lakePort, apiHost, variables } = readEnvironment({}, root);
    expect({ port, lakePort, apiHost }).toEqual({
      port: 4000,
      lakePort: 4001,
      apiHost: 'http://localhost:4001',
    });
    expect(variables.SITE_URL).toBe('https://a.example');
  });

  it("is overridden by the process's own variables", () => {
    writeEnvFile('PORT=4000\n');
    expect(readEnvironment({ PORT: '5000' }, root).port).toBe(5000);
  });
});

it('an empty variable counts as unset, and is not passed on', () => {
  const { port, projectId, variables } = readEnvironment({ PORT: '', SANITY_PROJECT_ID: ' ' }, root);
  expect({ port, projectId }).toEqual({ port: 3000, projectId: undefined });
  expect(variables).not.toHaveProperty('PORT');
});

it('a secret in a file is passed on as the variable; a file that cannot be read fails with exit code 78', () => {
  writeEnvFile('secret');
  const file = join(root, '.env');
  const { variables } = readEnvironment({ SANITY_AUTH_TOKEN_FILE: file }, join(root, 'other'));
  expect(variables).toMatchObject({ SANITY_AUTH_TOKEN: 'secret' });
  expect(variables).not.toHaveProperty('SANITY_AUTH_TOKEN_FILE');
  expect(() => readEnvironment({ SANITY_AUTH_TOKEN_FILE: join(root, 'none') }, root)).toThrow(
    expect.objectContaining({ exitCode: 78, message: expect.stringMatching(/^SANITY_AUTH_TOKEN_FILE /) }),
  );
});

it("a hosted project uses Sanity's own API unless another host is set", () => {
  expect(readEnvironment({ SANITY_PROJECT_ID: 'abc' }, root).apiHost).toBe('https://api.sanity.io');
  const named = { SANITY_PROJECT_ID: 'abc', SANITY_API_HOST: 'https://lake.example' };
  expect(readEnvironment(named, root).apiHost).toBe('https://lake.example');
});

describe('a bad value', () => {
  it.each([
    ['PORT', '65536'],
    ['PORT', '3000x'],
    ['PORT', '-1'],
    ['PORT', '1e3'],
    ['STUDIO_PORT', '3.5'],
    ['BUILD_FILES_DAYS', '366'],
    ['LAKE_HOST', 'trial.example'],
  ])('%s=%s fails with exit code 78, and the message begins with the name', (name, value) => {
    expect(() => readEnvironment({ [name]: value }, root)).toThrow(
      expect.objectContaining({ exitCode: 78, message: expect.stringMatching(new RegExp(`^${name} must `)) }),
    );
  });

  it.each([{ STUDIO_PORT: '3000' }, { LAKE_PORT: '3333' }, { LAKE_PORT: '3000' }])(
    '%j is the port of another program',
    (variables) => {
      expect(() => readEnvironment(variables, root)).toThrow(
        expect.objectContaining({ exitCode: 78, message: 'PORT, STUDIO_PORT and LAKE_PORT must differ.' }),
      );
    },
  );
});
