import { expect, it } from 'vitest';
import { LaunchFailure } from './launch-failure.mjs';
import { checkNodeVersion } from './node-version.mjs';

it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0-nightly'])('%s will do', (version) => {
  expect(() => checkNodeVersion(version)).not.toThrow();
});

it.each(['20.18.3', '18.20.0', '19.19.0', '9.99.0'])(
  '%s is too old, and is told so in one line',
  (version) => {
    expect(() => checkNodeVersion(version)).toThrow(LaunchFailure);
    expect(() => checkNodeVersion(version)).toThrow(new RegExp(`^Node\\.js 20\\.19 .*${version}.*$`));
  },
);
