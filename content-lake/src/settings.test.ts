import path from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from './settings';
import { SettingsError } from './settings-error';

test('everything has a default, and an empty variable counts as missing', () => {
  const expected = {
    port: 3334,
    hosts: ['127.0.0.1', '::1'],
    folder: path.resolve('.data/content-lake'),
    projectId: 'local',
    datasets: ['production'],
  };
  expect(readSettings({})).toEqual(expected);
  expect(
    readSettings({ LAKE_PORT: '', LAKE_HOST: '', DATA_DIR: '', LAKE_PROJECT_ID: '', LAKE_DATASETS: '' }),
  ).toEqual(expected);
});

test('everything can be set', () => {
  const env = {
    LAKE_PORT: '0',
    LAKE_HOST: '::1',
    DATA_DIR: '/x',
    LAKE_PROJECT_ID: 'p1',
    LAKE_DATASETS: 'a, b,a',
  };
  expect(readSettings(env)).toEqual({
    port: 0,
    hosts: ['::1'],
    folder: path.resolve('/x/content-lake'),
    projectId: 'p1',
    datasets: ['a', 'b'],
  });
});

test.each([
  ['LAKE_PORT', '1e3'],
  ['LAKE_PORT', '65536'],
  ['LAKE_HOST', '192.168.1.2'],
  ['LAKE_PROJECT_ID', 'Upper'],
  ['LAKE_DATASETS', 'a,,b'],
  ['LAKE_DATASETS', '..'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(SettingsError);
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must be`));
});
