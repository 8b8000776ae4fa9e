import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { quietTurn } from './quiet-turn';

const SILENT_FOR_MS = 1_000;

/** Keeps track of a server's connections, so that it can take leave of each of them politely. */
export class Connections {
  readonly #server: Server;
  /** Each open connection and when it was opened. */
  readonly #sockets = new Map<Socket, number>();
  /** The latest answer on each connection, which may have ended. */
  readonly #latest = new WeakMap<Duplex, ServerResponse>();
  #closing = false;
  #accepted = 0;

  constructor(server: Server) {
    this.#server = server;
    server.on('connection', (socket) => {
      this.#accepted += 1;
      this.#sockets.set(socket, performance.now());
      socket.once('close', () => this.#sockets.delete(socket));
    });
  }

  /** How many are open. */
  get size(): number {
    return this.#sockets.size;
  }

  /** The answer under way on a connection, if any. */
  activeResponse(socket: Duplex): ServerResponse | undefined {
    const latest = this.#latest.get(socket);
    return latest?.destroyed ? undefined : latest;
  }

  /** Notes that an answer is under way. */
  begin(socket: Socket, response: ServerResponse): void {
    this.#latest.set(socket, response);
    if (this.#closing) response.setHeader('Connection', 'close');
  }

  /**
   * Gives each connection on which an answer is under way so long until its client's next sign of life, if that has not
   * been done yet. To be called now and then: a timer for every request (Node's `server.timeout`) is 2 % of what a page
   * from the cache costs.
   */
  watchSlowAnswers(idleMs: number): void {
    for (const socket of this.#sockets.keys()) {
      if (this.activeResponse(socket) && !socket.timeout) socket.setTimeout(idleMs);
    }
  }

  /** From now on every answer, also those under way, tells its client that the connection ends with it. */
  announceClose(): void {
    this.#closing = true;
    for (const socket of this.#sockets.keys()) {
      const response = this.activeResponse(socket);
      if (response?.headersSent === false) response.setHeader('Connection', 'close');
    }
  }

  /** Stops accepting without touching open connections; `server.close()` would also cut the idle ones. */
  async stopListening(): Promise<void> {
    await quietTurn(() => this.#accepted);
    NetServer.prototype.close.call(this.#server);
  }

  /** Closes the connections on which nothing is being asked or answered. */
  async closeIdle(): Promise<void> {
    await quietTurn(() => this.#accepted);
    this.#server.closeIdleConnections();
    // Node counts a connection that never sent a byte as busy. A young one is about to send.
    const oldMs = performance.now() - SILENT_FOR_MS;
    for (const [socket, openedAtMs] of this.#sockets) {
      if (socket.bytesRead === 0 && openedAtMs < oldMs) socket.destroy();
    }
  }

  closeAll(): void {
    for (const socket of this.#sockets.keys()) socket.destroy();
  }
}
