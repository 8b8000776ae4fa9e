import type { WebSocket } from 'ws';

const PING_INTERVAL_MS = 20_000;

/** Pings the client, and gives it up when it has not answered by the next time. */
export function keepAlive(socket: WebSocket): void {
  let isAlive = true;
  socket.on('pong', () => {
    isAlive = true;
  });
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, PING_INTERVAL_MS);
  socket.once('close', () => clearInterval(timer));
}
