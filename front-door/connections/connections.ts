import { createServer, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { networkOf } from '../../protocol/client-address';
import type { FrontDoorLimits } from '../limits';
import { peerAddress } from '../request';

type Connection = {
  /** When its latest request began, or else when it was opened. */
  usedAtMs: number;
  requests: number;
  /** The network whose share it counts for. */
  network: string;
  /** The latest answer, which may have ended. */
  latest: ServerResponse | undefined;
};

/** An overloaded server, which accepts a connection in each turn, waits no longer. */
const MOST_TURNS = 1_000;

type ConnectionsOptions = {
  limits: FrontDoorLimits;
  /** Then all connections have the proxy's address; else each network is limited to its share. */
  isBehindProxy: boolean;
};

/** Counts a server's connections: no client may hold all of them, and each is closed gracefully. */
export class Connections {
  readonly #server: Server;
  readonly #options: ConnectionsOptions;
  /** Longest unused first. */
  readonly #open = new Map<Socket, Connection>();
  readonly #perNetwork = new Map<string, number>();
  #closing = false;
  #accepted = 0;

  constructor(server: Server, options: ConnectionsOptions) {
    this.#server = server;
    this.#options = options;
    server.on('connection', (socket) => this.#admit(socket));
  }

  get size(): number {
    return this.#open.size;
  }

  /** Whether too many are open, in all or by this client: then only health checks are answered. */
  isOverloaded(socket: Socket): boolean {
    const network = this.#open.get(socket)?.network ?? '';
    return this.#open.size > this.#options.limits.connections || this.#isOverShare(network);
  }

  #isOverShare(network: string): boolean {
    const { limits, isBehindProxy } = this.#options;
    const share = isBehindProxy ? 1 : limits.connectionShare;
    return (this.#perNetwork.get(network) ?? 0) > limits.connections * share;
  }

  /** The unfinished answer on a connection, if any. */
  activeResponse(socket: Socket): ServerResponse | undefined {
    const latest = this.#open.get(socket)?.latest;
    return latest?.destroyed ? undefined : latest;
  }

  /** The last answer that a connection may have ends it, whatever its client does. */
  begin(socket: Socket, response: ServerResponse): void {
    const connection = this.#open.get(socket);
    if (!connection) return;
    connection.latest = response;
    connection.usedAtMs = performance.now();
    connection.requests += 1;
    this.#open.delete(socket);
    this.#open.set(socket, connection);
    const isLast = connection.requests >= this.#options.limits.requestsPerSocket;
    if (this.#closing || isLast) response.setHeader('Connection', 'close');
  }

  /** Over the limit, a new connection takes the place of idle ones: a client that opens more loses its own. */
  #admit(socket: Socket): void {
    this.#accepted += 1;
    const { limits, isBehindProxy } = this.#options;
    const network = isBehindProxy ? '' : networkOf(peerAddress(socket.remoteAddress), 48);
    this.#open.set(socket, { usedAtMs: performance.now(), requests: 0, network, latest: undefined });
    this.#perNetwork.set(network, (this.#perNetwork.get(network) ?? 0) + 1);
    socket.once('close', () => this.#remove(socket));
    while (this.#isOverShare(network) && this.#closeIdlest(socket, network));
    while (this.#open.size > limits.connections && this.#closeIdlest(socket));
  }

  #remove(socket: Socket): void {
    const connection = this.#open.get(socket);
    this.#open.delete(socket);
    if (!connection) return;
    const left = (this.#perNetwork.get(connection.network) ?? 1) - 1;
    if (left === 0) this.#perNetwork.delete(connection.network);
    else this.#perNetwork.set(connection.network, left);
  }

  /**
   * Closes one of a network or of all. A connection whose request is incomplete is idle.
   * @returns whether one was idle
   */
  #closeIdlest(newest: Socket, network?: string): boolean {
    for (const [socket, connection] of this.#open) {
      const isMeant = network === undefined || connection.network === network;
      if (!isMeant || socket === newest || this.activeResponse(socket)?.req.complete) continue;
      this.#remove(socket);
      socket.destroy();
      return true;
    }
    return false;
  }

  /** From now on every answer, unfinished ones included, has `Connection: close`. */
  announceClose(): void {
    this.#closing = true;
    for (const socket of this.#open.keys()) {
      const response = this.activeResponse(socket);
      if (response?.headersSent === false) response.setHeader('Connection', 'close');
    }
  }

  /**
   * Stops accepting without touching open connections; `server.close()` would also cut the idle ones. The kernel resets
   * connections that wait to be accepted, and Node.js accepts one in each turn of its event loop: they are accepted first.
   */
  async stopListening(): Promise<void> {
    for (let turn = 0, before = -1; turn < MOST_TURNS && before !== this.#accepted; turn += 1) {
      before = this.#accepted;
      await nextTurn();
    }
    NetServer.prototype.close.call(this.#server);
  }

  closeIdle(): void {
    this.#server.closeIdleConnections();
    // Node counts a connection that never sent a byte as busy. A new one is about to send.
    const oldMs = performance.now() - this.#options.limits.silentAfterMs;
    for (const [socket, { usedAtMs }] of this.#open) {
      if (socket.bytesRead === 0 && usedAtMs < oldMs) socket.destroy();
    }
  }

  closeAll(): void {
    for (const socket of this.#open.keys()) socket.destroy();
  }
}

/** A server with the limits that Node itself enforces. */
export function createLimitedServer(limits: FrontDoorLimits, isBehindProxy: boolean): Server {
  const server = createServer({
    maxHeaderSize: limits.headersMaxBytes,
    headersTimeout: limits.headersTimeoutMs,
    requestTimeout: limits.requestTimeoutMs,
    connectionsCheckingInterval: limits.deadlineCheckMs,
    keepAliveTimeout: isBehindProxy ? limits.proxyKeepAliveTimeoutMs : limits.keepAliveTimeoutMs,
    // Checked by us, so that the answer looks like our other refusals.
    requireHostHeader: false,
  });
  server.timeout = limits.socketIdleTimeoutMs;
  return server;
}

const POLL_EVERY_MS = 25;

/**
 * Drains a server without dropping a request: idle connections stay open for a grace period in which requests on the
 * wire arrive. What is left at `drainDeadlineMs` is cut.
 */
export async function drainConnections(
  connections: Connections,
  limits: FrontDoorLimits,
  delayMs: number,
): Promise<void> {
  const startedAtMs = performance.now();
  connections.announceClose();
  await sleep(delayMs);
  await connections.stopListening();
  const idleFromMs = performance.now() + limits.drainGraceMs;
  while (connections.size > 0 && performance.now() - startedAtMs < limits.drainDeadlineMs) {
    await sleep(POLL_EVERY_MS);
    if (performance.now() >= idleFromMs) connections.closeIdle();
  }
  connections.closeAll();
}
