import { createServer } from 'node:net';
import { LaunchFailure } from './launch-failure.mjs';

/** "localhost" is either family, and another program may hold only one of them. */
const HOSTS = ['127.0.0.1', '::1', '::'];

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>} the code of what stands in the way, such as EADDRINUSE
 */
function obstacle(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
    server.listen({ port, host }, () => server.close(() => resolve(undefined)));
  });
}

/**
 * Looks at the ports of site, Studio and local lake before anything is installed or built, so that a taken one does not
 * show only minutes later.
 *
 * @param {import('./environment.mjs').Environment} environment
 * @returns {Promise<void>}
 * @throws {LaunchFailure} naming the port and the variable that changes it
 */
export async function checkPorts({ port, studioPort, lakePort, projectId }) {
  const wanted = {
    PORT: port,
    STUDIO_PORT: studioPort,
    ...(projectId === undefined && { LAKE_PORT: lakePort }),
  };
  for (const [variable, number] of Object.entries(wanted)) {
    for (const host of HOSTS) {
      const code = await obstacle(number, host);
      if (code === 'EADDRINUSE')
        throw new LaunchFailure(
          `Port ${number} is in use: set ${variable} to another, or stop what is using it.`,
        );
      if (code === 'EACCES')
        throw new LaunchFailure(
          `Port ${number} is not allowed to this user: set ${variable} to one above 1023.`,
        );
    }
  }
}
