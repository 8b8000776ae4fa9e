import { createServer } from 'node:net';
import { LaunchFailure } from './launch-failure.mjs';

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>} the code of what stands in the way, such as EADDRINUSE
 */
function obstacle(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

/**
 * Looks before anything is installed or built, so that a taken port does not show only minutes later.
 *
 * @param {readonly { variable: string, port: number }[]} wanted
 * @returns {Promise<void>}
 * @throws {LaunchFailure} naming the port and the variable that changes it
 */
export async function checkPortsAreFree(wanted) {
  for (const { variable, port } of wanted) {
    // "localhost" is either family, and a program may hold only one of them.
    for (const host of ['127.0.0.1', '::1', '::']) {
      const code = await obstacle(port, host);
      if (code === 'EADDRINUSE')
        throw new LaunchFailure(
          `Port ${port} is in use: set ${variable} to another, or stop what is using it.`,
        );
      if (code === 'EACCES')
        throw new LaunchFailure(
          `Port ${port} is not allowed to this user: set ${variable} to one above 1023.`,
        );
    }
  }
}
