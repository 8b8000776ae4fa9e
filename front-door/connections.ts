import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

const MAX_BUSY_TURNS = 200;

/** Keeps track of a server's connections, so that it can take leave of each of them politely. */
export class Connections {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #active = new Map<Duplex, ServerResponse>();
  #closing = false;
  #accepted = 0;

  constructor(server: Server) {
    this.#server = server;
    server.on('connection', (socket) => {
      this.#accepted += 1;
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
  }

  /** How many are open. */
  get size(): number {
    return this.#sockets.size;
  }

  /** The answer under way on a connection, if any. */
  activeResponse(socket: Duplex): ServerResponse | undefined {
    return this.#active.get(socket);
  }

  /** Notes that an answer is under way. */
  begin(socket: Socket, response: ServerResponse): void {
    this.#active.set(socket, response);
    if (this.#closing) response.setHeader('Connection', 'close');
    response.once('close', () => {
      if (this.#active.get(socket) === response) this.#active.delete(socket);
    });
  }

  /** From now on every answer, also those under way, tells its client that the connection ends with it. */
  announceClose(): void {
    this.#closing = true;
    for (const response of this.#active.values()) {
      if (!response.headersSent) response.setHeader('Connection', 'close');
    }
  }

  /**
   * Stops accepting without touching open connections (`server.close()` also cuts idle ones, on which a request may
   * just be arriving), and right after a turn of the event loop that accepted nobody: a listener that closes resets
   * the connections which the kernel has completed and we have not yet taken.
   */
  async stopListening(): Promise<void> {
    let seen = -1;
    for (let turn = 0; this.#accepted !== seen && turn < MAX_BUSY_TURNS; turn += 1) {
      seen = this.#accepted;
      await new Promise((resolve) => setImmediate(resolve));
    }
    NetServer.prototype.close.call(this.#server);
  }

  /** Closes the connections on which nothing is being asked or answered. */
  closeIdle(): void {
    this.#server.closeIdleConnections();
    // Node counts a connection that never sent a byte as busy.
    for (const socket of this.#sockets) if (socket.bytesRead === 0) socket.destroy();
  }

  closeAll(): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}
