import { LaunchFailure } from './launch-failure.mjs';

const OLDEST = { major: 20, minor: 19 };

/**
 * @param {string} [version] as in `process.versions.node`
 * @returns {void}
 * @throws {LaunchFailure} when Node.js is older than the oldest that the site's packages run on
 */
export function checkNodeVersion(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor)) return;
  throw new LaunchFailure(
    `Node.js ${OLDEST.major}.${OLDEST.minor} or newer is needed; this is ${version}. Get it from https://nodejs.org.`,
  );
}
