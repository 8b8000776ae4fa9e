const UNAVAILABLE = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'];
const MAX_ATTEMPTS = 20;

/** @typedef {import('node:http').Server} Server */

/** @typedef {{ port: number, close: () => Promise<void> }} Listening */

/**
 * Listens on one address.
 *
 * @param {Server} server
 * @param {string} host IP address or host name
 * @param {number} port 0 for any free one
 * @returns {Promise<Listening>}
 * @throws {Error} with the system's code, usually EADDRINUSE
 */
export async function listenOn(server, host, port) {
  return { port: await listen(server, host, port), close: () => closeAll([server]) };
}

/**
 * Listens on `localhost`, by IPv4 and, if the machine has it, by IPv6.
 *
 * @param {() => Server} create makes one more server of the same kind
 * @param {number} port 0 for any free one
 * @returns {Promise<Listening>}
 * @throws {Error} with the system's code, usually EADDRINUSE
 */
export async function listenOnLoopback(create, port) {
  for (let attempt = 1; ; attempt += 1) {
    const first = create();
    const taken = await listen(first, '127.0.0.1', port);
    const second = create();
    try {
      await listen(second, '::1', taken);
      return { port: taken, close: () => closeAll([first, second]) };
    } catch (error) {
      if (hasCode(error, UNAVAILABLE)) return { port: taken, close: () => closeAll([first]) };
      await closeAll([first]);
      // A port that is free by IPv4 may be in use by IPv6: try another.
      if (port !== 0 || attempt === MAX_ATTEMPTS || !hasCode(error, ['EADDRINUSE'])) throw error;
    }
  }
}

/** @param {unknown} error @param {readonly string[]} codes */
function hasCode(error, codes) {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/** @param {Server} server @param {string} host @param {number} port @returns {Promise<number>} */
function listen(server, host, port) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** @param {readonly Server[]} servers @returns {Promise<void>} */
async function closeAll(servers) {
  const closing = servers.map((server) => new Promise((resolve) => server.close(resolve)));
  for (const server of servers) server.closeAllConnections();
  await Promise.all(closing);
}
