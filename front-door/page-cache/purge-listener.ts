import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type Purge, readPurge } from '../../protocol/purge';
import { readBody } from '../../protocol/read-body';

const MAX_BODY_BYTES = 64 * 1024;
const BODY_TIMEOUT_MS = 2_000;
const SECRET_BYTES = 24;

export type PurgeListener = {
  /** Where to send a `POST` with `{"tags":["…"]}` or `{"everything":true}`. The address is the secret. */
  readonly url: string;
  close(): void;
};

/**
 * Listens for purges on a loopback port of its own, at a path that cannot be guessed: other programs of this machine,
 * and pages in its browsers, cannot purge.
 * @returns resolves once it listens. The process may exit while it listens.
 */
export async function listenForPurges(onPurge: (purge: Purge) => void): Promise<PurgeListener> {
  const path = `/${randomBytes(SECRET_BYTES).toString('base64url')}`;
  const answer = async (request: IncomingMessage): Promise<number> => {
    if (request.url !== path) return 404;
    if (request.method !== 'POST') return 405;
    const read = await readBody(request, MAX_BODY_BYTES, BODY_TIMEOUT_MS);
    if (!read.ok) return read.reason === 'too-large' ? 413 : 408;
    const purge = readPurge(read.body.toString('utf8'));
    if (purge === undefined) return 400;
    onPurge(purge);
    return 204;
  };
  const server = createServer((request, response) => {
    answer(request).then(
      (status) => response.writeHead(status).end(),
      () => response.destroy(),
    );
  });
  await once(server.unref().listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}${path}`,
    close: () => server.close().closeAllConnections(),
  };
}
