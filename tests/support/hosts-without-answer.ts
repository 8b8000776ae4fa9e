import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { listen } from './listen';

type SilentHost = { port: number; stop(): void };

/** A host that accepts connections and sends nothing. */
export async function startMuteHost(): Promise<SilentHost> {
  const server = createServer();
  return { port: await listen(server), stop: () => void server.close() };
}

/** Its queue of connections holds two. */
const LISTEN = `require('node:net').createServer().listen({ port: 0, host: '127.0.0.1', backlog: 1 }, function () {
  process.send(this.address().port);
})`;
const MORE_THAN_QUEUED = 4;

/**
 * A host that answers no attempt to connect: its program is stopped and its queue of connections is full, so that the
 * system drops further attempts.
 * @returns its port, and a function that ends it
 */
export async function startDeafHost(): Promise<SilentHost> {
  const program = spawn(process.execPath, ['-e', LISTEN], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [port] = await once(program, 'message');
  program.kill('SIGSTOP');
  const queued = Array.from({ length: MORE_THAN_QUEUED }, () => connect(Number(port), '127.0.0.1'));
  for (const socket of queued) socket.on('error', () => {});
  await Promise.all(queued.slice(0, 2).map((socket) => once(socket, 'connect')));
  const stop = () => {
    for (const socket of queued) socket.destroy();
    program.kill('SIGKILL');
  };
  return { port: Number(port), stop };
}
