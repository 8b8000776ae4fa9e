import type { Server } from 'node:http';

const UNAVAILABLE = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'];
const MAX_ATTEMPTS = 20;

/**
 * Listens on the same port of several local addresses, as `localhost` may mean either family.
 *
 * @param makeServer creates a server; called for every address
 * @param hosts the first has to work, the others are left out where the machine lacks their family.
 * @param port 0 for any that is free on all of them.
 * @returns the servers and the port.
 * @throws the system's error (`EADDRINUSE`) if the port is in use; nothing listens then
 */
export async function listenOnLoopback(
  makeServer: () => Server,
  hosts: readonly string[],
  port: number,
): Promise<{ servers: Server[]; port: number }> {
  for (let attempt = 1; ; attempt += 1) {
    const servers: Server[] = [];
    try {
      return { servers, port: await listenOnAll(makeServer, hosts, port, servers) };
    } catch (error) {
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
      const isUnlucky = port === 0 && servers.length > 0 && isErrorCode(error, ['EADDRINUSE']);
      if (!isUnlucky || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

async function listenOnAll(
  makeServer: () => Server,
  hosts: readonly string[],
  wanted: number,
  servers: Server[],
): Promise<number> {
  let port = wanted;
  for (const host of hosts) {
    const server = makeServer();
    try {
      await listen(server, host, port);
    } catch (error) {
      if (servers.length > 0 && isErrorCode(error, UNAVAILABLE)) continue;
      throw error;
    }
    servers.push(server);
    const address = server.address();
    if (typeof address === 'object' && address) port = address.port;
  }
  return port;
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** True for a system error with one of these codes. */
export function isErrorCode(error: unknown, codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.some((code) => code === error.code);
}
