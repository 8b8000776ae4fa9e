import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

export interface Connections {
  readonly size: number;
  /** The answer under way on a connection, if any. */
  activeResponse(socket: Duplex): ServerResponse | undefined;
  begin(socket: Socket, response: ServerResponse): void;
  /** From now on every answer, also those under way, tells its client that the connection ends with it. */
  announceClose(): void;
  /** Stops accepting, without touching open connections. */
  stopListening(): Promise<void>;
  /** Closes the connections on which nothing is being asked or answered. */
  closeIdle(): void;
  closeAll(): void;
}

const MAX_BUSY_TURNS = 200;

/** Keeps track of a server's connections, so that it can take leave of each of them politely. */
export function trackConnections(server: Server): Connections {
  const sockets = new Set<Socket>();
  const active = new Map<Duplex, ServerResponse>();
  let closing = false;
  let accepted = 0;

  server.on('connection', (socket) => {
    accepted += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  /** Not `server.close()`, which also cuts idle connections, on which a request may just be arriving. */
  const closeListener = () => NetServer.prototype.close.call(server);

  return {
    get size() {
      return sockets.size;
    },
    activeResponse: (socket) => active.get(socket),
    begin(socket, response) {
      active.set(socket, response);
      if (closing) response.setHeader('Connection', 'close');
      response.once('close', () => {
        if (active.get(socket) === response) active.delete(socket);
      });
    },
    announceClose() {
      closing = true;
      for (const response of active.values())
        if (!response.headersSent) response.setHeader('Connection', 'close');
    },
    stopListening: () => atQuietTurn(() => accepted, closeListener),
    closeIdle() {
      server.closeIdleConnections();
      // Node counts a connection that never sent a byte as busy.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    },
    closeAll() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/**
 * Runs `action` right after a turn of the event loop in which `counter` stood still. Closing a listener resets the
 * connections that the kernel has completed and we have not yet accepted; a turn without any means there are none.
 */
function atQuietTurn(counter: () => number, action: () => void): Promise<void> {
  return new Promise((resolve) => {
    const look = (seen: number, turnsLeft: number) => {
      setImmediate(() => {
        if (counter() !== seen && turnsLeft > 0) {
          look(counter(), turnsLeft - 1);
          return;
        }
        action();
        resolve();
      });
    };
    look(-1, MAX_BUSY_TURNS);
  });
}
