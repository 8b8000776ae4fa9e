import type { Server } from 'node:http';
import type { Server as NetServer } from 'node:net';

/**
 * Starts a server on a loopback port.
 * @param port 0: any free port
 * @returns the port
 * @throws Node's error if it is in use
 */
export function listen(server: NetServer, port = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

/** Stops an HTTP server and cuts its connections. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((done) => server.close(done));
  server.closeAllConnections();
  await closed;
}
