import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { listen } from '../../../tests/support/listen';
import { callWorkflow } from './call-workflow.server';

let server: Server;
afterEach(() => server.close());

/** A host that answers every request with these bytes and leaves its end of the connection open. */
async function hostSaying(bytes: string): Promise<string> {
  server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => {}).once('data', () => socket.write(bytes));
  });
  return `http://127.0.0.1:${await listen(server)}/`;
}

const ask = async (bytes: string, deadline: AbortSignal) =>
  callWorkflow(
    { url: await hostSaying(bytes), authorization: undefined },
    { message: 'a', sessionId: 'b' },
    deadline,
  );

const SWITCHING = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';

describe('callWorkflow', () => {
  it('fails when the host switches protocols', async () => {
    await expect(ask(SWITCHING, new AbortController().signal)).rejects.toMatchObject({
      failure: 'unreachable',
    });
  });

  it.each([
    ['says nothing', ''],
    [
      'stops in the middle of its answer',
      'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    ],
  ])('ends at the deadline when the host %s', async (_what, bytes) => {
    await expect(ask(bytes, AbortSignal.timeout(50))).rejects.toMatchObject({ failure: 'timeout' });
  });
});
