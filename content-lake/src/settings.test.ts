import path from 'node:path';
import { expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings';

it('every setting has a default, and an empty variable counts as missing', () => {
  const expected = {
    port: 3334,
    hosts: ['127.0.0.1', '::1'],
    folder: path.resolve('.data/content-lake'),
    allowedHosts: [],
    assetOrigin: undefined,
    projectId: 'local',
    datasets: ['production'],
    studioOrigin: 'http://localhost:3333',
    queryTimeoutMs: 5_000,
  };
  expect(readSettings({})).toEqual(expected);
  expect(
    readSettings({ LAKE_PORT: '', LAKE_HOST: ' ', DATA_DIR: '', LAKE_PROJECT_ID: '', LAKE_DATASETS: '' }),
  ).toEqual(expected);
});

it('every setting can be set', () => {
  const env = {
    LAKE_PORT: '0',
    LAKE_HOST: '0.0.0.0',
    LAKE_ALLOWED_HOSTS: 'Trial.example, lake',
    SANITY_ASSET_HOST: 'https://trial.example:3334/',
    DATA_DIR: '/x',
    LAKE_PROJECT_ID: 'p1',
    LAKE_DATASETS: 'a, b,a',
    STUDIO_PORT: '4000',
    LAKE_QUERY_TIMEOUT_MS: '800',
  };
  expect(readSettings(env)).toEqual({
    port: 0,
    hosts: ['0.0.0.0'],
    folder: path.resolve('/x/content-lake'),
    allowedHosts: ['trial.example', 'lake'],
    assetOrigin: 'https://trial.example:3334',
    projectId: 'p1',
    datasets: ['a', 'b'],
    studioOrigin: 'http://localhost:4000',
    queryTimeoutMs: 800,
  });
  expect(readSettings({ STUDIO_ORIGIN: 'https://studio.example/' }).studioOrigin).toBe(
    'https://studio.example',
  );
});

it.each([
  ['LAKE_PORT', '1e3'],
  ['LAKE_PORT', '65536'],
  ['LAKE_PORT', 'abc'],
  ['LAKE_PORT', '-1'],
  ['LAKE_HOST', 'trial.example'],
  ['LAKE_ALLOWED_HOSTS', 'trial.example:3334'],
  ['SANITY_ASSET_HOST', 'trial.example'],
  ['LAKE_PROJECT_ID', 'Upper'],
  ['LAKE_DATASETS', 'a,,b'],
  ['LAKE_DATASETS', '..'],
  ['LAKE_DATASETS', 'production,../x'],
  ['STUDIO_PORT', 'x'],
  ['LAKE_QUERY_TIMEOUT_MS', '0'],
  ['LAKE_QUERY_TIMEOUT_MS', '5s'],
  ['STUDIO_ORIGIN', 'localhost:3333'],
  ['STUDIO_ORIGIN', 'http://localhost:3333/studio'],
  ['STUDIO_ORIGIN', 'file:///studio'],
])('refuses %s=%s and names the variable', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(SettingsError);
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must be`));
});
