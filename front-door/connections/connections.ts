import { createServer, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { networkOf } from '../../protocol/client-address';
import type { FrontDoorLimits } from '../limits';
import { clientAddress } from '../request';

const SILENT_FOR_MS = 1_000;

interface Connection {
  openedAtMs: number;
  /** When its latest request began, or else when it was opened. */
  usedAtMs: number;
  /** By which its client's share is counted; undefined where a proxy stands between. */
  network: string | undefined;
  /** The latest answer, which may have ended. */
  latest: ServerResponse | undefined;
}

interface ConnectionsOptions {
  limits: Pick<FrontDoorLimits, 'connections' | 'connectionShare' | 'crowdedShare'>;
  /** Whether a network may hold only its share; behind a proxy all connections have the proxy's address. */
  limitsNetworks: boolean;
}

/** Keeps track of a server's connections, so that no client can hold all of them and each can be closed politely. */
export class Connections {
  readonly #server: Server;
  readonly #options: ConnectionsOptions;
  readonly #open = new Map<Socket, Connection>();
  readonly #perNetwork = new Map<string, number>();
  #closing = false;
  #accepted = 0;

  constructor(server: Server, options: ConnectionsOptions) {
    this.#server = server;
    this.#options = options;
    server.on('connection', (socket) => {
      this.#accepted += 1;
      this.#admit(socket);
    });
  }

  /** How many are open. */
  get size(): number {
    return this.#open.size;
  }

  /** Whether more are open than may be. */
  get isCrowded(): boolean {
    return this.#open.size > this.#options.limits.connections;
  }

  /** The answer under way on a connection, if any. */
  activeResponse(socket: Socket): ServerResponse | undefined {
    const latest = this.#open.get(socket)?.latest;
    return latest?.destroyed ? undefined : latest;
  }

  /** Notes that an answer is under way. */
  begin(socket: Socket, response: ServerResponse): void {
    const connection = this.#open.get(socket);
    if (connection) {
      connection.latest = response;
      connection.usedAtMs = performance.now();
    }
    if (this.#closing) response.setHeader('Connection', 'close');
  }

  #admit(socket: Socket): void {
    const { limits, limitsNetworks } = this.#options;
    const network = limitsNetworks
      ? networkOf(
          clientAddress({ socketAddress: socket.remoteAddress, forwardedFor: undefined, trustProxyHops: 0 }),
        )
      : undefined;
    const ofNetwork = network === undefined ? 0 : (this.#perNetwork.get(network) ?? 0);
    const isOverShare = ofNetwork >= limits.connections * limits.connectionShare;
    if (isOverShare && !this.#closeIdlest(network)) {
      socket.destroy();
      return;
    }
    if (this.#open.size >= limits.connections * limits.crowdedShare) this.#closeIdlest(undefined);
    const nowMs = performance.now();
    this.#open.set(socket, { openedAtMs: nowMs, usedAtMs: nowMs, network, latest: undefined });
    if (network !== undefined) this.#perNetwork.set(network, (this.#perNetwork.get(network) ?? 0) + 1);
    socket.once('close', () => this.#forget(socket));
  }

  #forget(socket: Socket): void {
    const connection = this.#open.get(socket);
    this.#open.delete(socket);
    if (connection?.network === undefined) return;
    const left = (this.#perNetwork.get(connection.network) ?? 1) - 1;
    if (left === 0) this.#perNetwork.delete(connection.network);
    else this.#perNetwork.set(connection.network, left);
  }

  /** Closes the connection that is idle longest, of one network or of all. Out: whether one was idle. */
  #closeIdlest(network: string | undefined): boolean {
    let idlest: Socket | undefined;
    // A client that has just connected, or had its answer, is about to ask.
    let idleSinceMs = performance.now() - SILENT_FOR_MS;
    for (const [socket, connection] of this.#open) {
      const isMeant = network === undefined || connection.network === network;
      if (!isMeant || connection.usedAtMs >= idleSinceMs || this.activeResponse(socket)) continue;
      idlest = socket;
      idleSinceMs = connection.usedAtMs;
    }
    if (idlest === undefined) return false;
    this.#forget(idlest);
    idlest.destroy();
    return true;
  }

  /**
   * Gives each connection on which an answer is under way so long until its client's next sign of life, if that has not
   * been done yet. To be called now and then: a timer for every request (Node's `server.timeout`) is 2 % of what a page
   * from the cache costs.
   */
  watchSlowAnswers(idleMs: number): void {
    for (const socket of this.#open.keys()) {
      if (this.activeResponse(socket) && !socket.timeout) socket.setTimeout(idleMs);
    }
  }

  /** From now on every answer, also those under way, announces that the connection closes after it. */
  announceClose(): void {
    this.#closing = true;
    for (const socket of this.#open.keys()) {
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
    for (const [socket, { openedAtMs }] of this.#open) {
      if (socket.bytesRead === 0 && openedAtMs < oldMs) socket.destroy();
    }
  }

  closeAll(): void {
    for (const socket of this.#open.keys()) socket.destroy();
  }
}

/** Makes a Node HTTP server that holds the limits Node itself can hold: header size, deadlines, connections. */
export function createLimitedServer(limits: FrontDoorLimits): Server {
  const server = createServer({
    maxHeaderSize: limits.headersMaxBytes,
    headersTimeout: limits.headersTimeoutMs,
    requestTimeout: limits.requestTimeoutMs,
    connectionsCheckingInterval: limits.deadlineCheckMs,
    keepAliveTimeout: limits.keepAliveTimeoutMs,
    // Checked by us, so that the answer looks like every other.
    requireHostHeader: false,
  });
  server.maxRequestsPerSocket = limits.requestsPerSocket;
  server.maxConnections = limits.connections + limits.connectionsForHealth;
  return server;
}

const LOOK_EVERY_MS = 25;

/**
 * Empties a server without dropping a request: announce the close, wait for the load balancer, stop listening, leave
 * idle connections open for a grace in which what is on the wire arrives, then close each as it falls idle.
 * Resolves when none is left, or when `drainDeadlineMs` after the call the rest has been cut.
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
    await sleep(LOOK_EVERY_MS);
    if (performance.now() >= idleFromMs) await connections.closeIdle();
  }
  connections.closeAll();
}

const QUIET_TURN_MS = 0.5;
const LONGEST_WAIT_MS = 1_000;
const FEWEST_TURNS = 100;

/**
 * Resolves right after a turn of the event loop in which `count` stood still and which was so short that nothing else
 * can have happened: whatever had reached this machine before has been accepted and read by us. Only then may a
 * listener or an idle connection be closed: what the kernel still holds for it would be answered with a reset.
 * Both conditions are needed. Node accepts one connection a turn, so a short turn may leave others waiting; and a
 * process starved of its processor may wake in the middle of a turn, having looked long ago.
 * In: a counter of accepted connections. Gives up after a second and a hundred turns, which only a server too busy to
 * be asked more will need.
 */
export async function quietTurn(count: () => number): Promise<void> {
  const startedAtMs = performance.now();
  let beganAtMs = startedAtMs;
  let counted = count();
  for (let turns = 0; turns < FEWEST_TURNS || beganAtMs - startedAtMs < LONGEST_WAIT_MS; turns += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    const endedAtMs = performance.now();
    // The first of them is the rest of a turn that began earlier.
    if (turns > 0 && counted === count() && endedAtMs - beganAtMs < QUIET_TURN_MS) return;
    beganAtMs = endedAtMs;
    counted = count();
  }
}
