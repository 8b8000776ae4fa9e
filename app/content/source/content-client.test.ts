import { createServer as createHttpServer } from 'node:http';
import { createServer, type Server } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeServer, listen } from '../../../tests/support/listen';
import { createContentClient } from './content-client.server';
import { lakeFailure } from './content-errors.server';

let server: Server;
let port: number;
beforeEach(async () => {
  server = createServer((socket) => {
    socket.on('error', () => {});
    // A TLS handshake gets plain text, a request a reset.
    socket.once(
      'data',
      (data) => void (data[0] === 0x16 ? socket.end('no TLS\n') : socket.resetAndDestroy()),
    );
  });
  port = await listen(server);
});
afterEach(() => new Promise((done) => server.close(done)));

it('an answer that arrives a byte at a time ends at the deadline', async () => {
  const dripping = createHttpServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 10);
    response.once('close', () => clearInterval(timer));
  });
  const apiHost = `http://127.0.0.1:${await listen(dripping)}`;
  const source = { projectId: 'local', dataset: 'production', apiHost, assetBaseUrl: apiHost };
  const client = createContentClient(source, { bodyTimeoutMs: 200 }).withConfig({ perspective: 'raw' });
  await expect(client.fetch('*')).rejects.toThrow('The answer takes longer than 200 ms');
  await closeServer(dripping);
});

it.each<[string, (port: number) => string, RegExp]>([
  ['resets the connection', (open) => `http://127.0.0.1:${open}`, /^ECONNRESET$/],
  ['does not speak TLS', (open) => `https://127.0.0.1:${open}`, /^(EPROTO|ERR_SSL_\w+)$/],
  ['does not listen', () => 'http://127.0.0.1:9', /^ECONNREFUSED$/],
  ['has no address', () => 'http://lake.invalid', /^(ENOTFOUND|EAI_AGAIN)$/],
])('a Lake that %s is named in the log, and counts as unavailable', async (_name, hostAt, reason) => {
  const apiHost = hostAt(port);
  const source = { projectId: 'local', dataset: 'production', apiHost, assetBaseUrl: apiHost };
  const error = await createContentClient(source)
    .fetch('*')
    .catch((failure: unknown) => failure);
  expect(lakeFailure(error)).toEqual({
    reason: expect.stringMatching(reason),
    isUnavailable: true,
    retryAfterMs: 0,
  });
});
