import { once } from 'node:events';
import type { Server } from 'node:http';
import { errorCode } from './error-code';

const UNAVAILABLE = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'];
const MAX_ATTEMPTS = 20;

/**
 * Listens on the same port of several loopback addresses, because `localhost` may resolve to IPv4 or IPv6.
 * @param hosts the first is required; the others are omitted where the machine lacks their address family
 * @param port 0 for any port that is free on all addresses
 * @throws the system's error (`EADDRINUSE`) when the port is in use; no server listens then
 */
export async function listenOnLoopback(
  createServer: () => Server,
  hosts: readonly string[],
  port: number,
): Promise<{ servers: Server[]; port: number }> {
  for (let attempt = 1; ; attempt += 1) {
    const servers: Server[] = [];
    try {
      return { servers, port: await listenOnAll(createServer, hosts, port, servers) };
    } catch (error) {
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
      const isRetryable = port === 0 && servers.length > 0 && errorCode(error) === 'EADDRINUSE';
      if (!isRetryable || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

async function listenOnAll(
  createServer: () => Server,
  hosts: readonly string[],
  requestedPort: number,
  servers: Server[],
): Promise<number> {
  let port = requestedPort;
  for (const host of hosts) {
    const server = createServer();
    try {
      await once(server.listen({ host, port }), 'listening');
    } catch (error) {
      if (servers.length > 0 && UNAVAILABLE.includes(errorCode(error))) continue;
      throw error;
    }
    servers.push(server);
    const address = server.address();
    if (typeof address === 'object' && address) port = address.port;
  }
  return port;
}
