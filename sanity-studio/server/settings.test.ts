import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readStudioSettings, SettingsError } from './settings';

describe('settings of Studio', () => {
  it('have defaults for all variables', () => {
    expect(readStudioSettings({})).toEqual({
      port: 3333,
      bindAddress: undefined,
      origin: undefined,
      isLocal: true,
      apiHost: 'http://localhost:3334',
      projectId: 'local',
      dataset: 'production',
      siteOrigin: 'http://localhost:3000',
      tokenFile: fileURLToPath(new URL('../../.data/content-lake/token', import.meta.url)),
    });
  });

  it('follow the port variables', () => {
    const settings = readStudioSettings({ STUDIO_PORT: '0', LAKE_PORT: '4', PORT: '5', DATA_DIR: '/data' });
    expect(settings).toMatchObject({
      port: 0,
      apiHost: 'http://localhost:4',
      siteOrigin: 'http://localhost:5',
      tokenFile: join('/data', 'content-lake', 'token'),
    });
  });

  it('have an origin only if it is not localhost, and the address of the lake that browsers see', () => {
    expect(readStudioSettings({ STUDIO_ORIGIN: 'http://localhost:3333' }).origin).toBeUndefined();
    const settings = readStudioSettings({
      STUDIO_ORIGIN: 'https://trial.example:3333/',
      STUDIO_BIND_ADDRESS: '0.0.0.0',
      SANITY_API_HOST: 'http://localhost:3334',
      SANITY_ASSET_HOST: 'https://trial.example:3334',
    });
    expect(settings).toMatchObject({
      bindAddress: '0.0.0.0',
      origin: 'https://trial.example:3333',
      apiHost: 'https://trial.example:3334',
    });
  });

  it('select a hosted project if one is named', () => {
    const settings = readStudioSettings({ SANITY_PROJECT_ID: 'abc123', SANITY_DATASET: ' ' });
    expect(settings).toMatchObject({
      isLocal: false,
      projectId: 'abc123',
      dataset: 'production',
      apiHost: 'https://api.sanity.io',
    });
  });

  it.each([
    ['STUDIO_PORT', '70000'],
    ['LAKE_PORT', '0'],
    ['PORT', 'eighty'],
    ['SANITY_API_HOST', 'localhost'],
    ['STUDIO_ORIGIN', 'http://192.168.1.2:3333'],
    ['STUDIO_ORIGIN', 'studio.example'],
    ['SITE_URL', 'ftp://user:secret@example.com'],
    ['SANITY_PROJECT_ID', 'Not one'],
    ['SANITY_DATASET', 'a/b'],
  ])('with %s = %s are refused with the variable’s name, never its value', (name, value) => {
    const read = () => readStudioSettings({ [name]: value });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(new RegExp(`^${name} (?!.*${value})`));
  });
});
