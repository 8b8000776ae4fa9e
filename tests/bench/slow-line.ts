import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';

const ROUND_TRIP_MS = 150;
/** 1.6 Mbit/s and 750 kbit/s. */
const BYTES_PER_SECOND = { down: 200_000, up: 93_750 };
/** Small, so that connections share the bandwidth evenly. */
const SEGMENT_BYTES = 4_096;
/** A sender is paused while this much of its data is in flight. */
const QUEUE_BYTES = 262_144;

export type SlowLine = {
  /** Without a slash at the end. */
  url: string;
  stop(): Promise<void>;
};

/**
 * "Slow 4G", as Lighthouse defines it, between a browser and a server of this machine. Network emulation of the
 * DevTools protocol belongs to one document and leaves out those that are prerendered; a TCP proxy slows all traffic of
 * the browser. A new connection costs a round trip before it carries anything, and all connections share the bandwidth.
 * @param target address of the server
 */
export async function startSlowLine(target: string): Promise<SlowLine> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const down = createBandwidth(BYTES_PER_SECOND.down);
  const up = createBandwidth(BYTES_PER_SECOND.up);
  const proxy = createServer({ noDelay: true }, (browser) => {
    const site = createConnection({ host: hostname, port: Number(port), noDelay: true });
    const openAtMs = performance.now() + ROUND_TRIP_MS;
    pipeSlowly(browser, site, (bytes) => Math.max(openAtMs, up(bytes)) + ROUND_TRIP_MS / 2);
    pipeSlowly(site, browser, (bytes) => down(bytes) + ROUND_TRIP_MS / 2);
    for (const socket of [browser, site]) {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    }
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://localhost:${addressOf(proxy.address()).port}`,
    async stop() {
      proxy.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (typeof address !== 'object' || address === null) throw new Error('The slow line has no port.');
  return address;
}

/** @returns the time at which the last of these bytes has left, after all bytes sent before */
function createBandwidth(bytesPerSecond: number): (bytes: number) => number {
  let freeAtMs = 0;
  return (bytes) => {
    freeAtMs = Math.max(freeAtMs, performance.now()) + (bytes / bytesPerSecond) * 1_000;
    return freeAtMs;
  };
}

/** Forwards what `from` receives, in order, each segment at the time that `arrivesAtMs` returns. */
function pipeSlowly(from: Socket, to: Socket, arrivesAtMs: (bytes: number) => number): void {
  const queue: { segment: Buffer | null; atMs: number }[] = [];
  let queuedBytes = 0;
  let isWaiting = false;
  const deliver = () => {
    isWaiting = false;
    for (let next = queue[0]; next && next.atMs <= performance.now(); next = queue[0]) {
      queue.shift();
      queuedBytes -= next.segment?.length ?? 0;
      if (next.segment) to.write(next.segment);
      else to.destroy();
    }
    if (queuedBytes < QUEUE_BYTES) from.resume();
    wait();
  };
  const wait = () => {
    const [next] = queue;
    if (isWaiting || !next) return;
    isWaiting = true;
    setTimeout(deliver, next.atMs - performance.now());
  };
  const add = (segment: Buffer | null) => {
    queue.push({ segment, atMs: arrivesAtMs(segment?.length ?? 0) });
    queuedBytes += segment?.length ?? 0;
    if (queuedBytes >= QUEUE_BYTES) from.pause();
    wait();
  };
  from.on('data', (chunk) => {
    for (let start = 0; start < chunk.length; start += SEGMENT_BYTES)
      add(Buffer.from(chunk.subarray(start, start + SEGMENT_BYTES)));
  });
  from.once('close', () => add(null));
  // 'close' follows.
  from.on('error', () => undefined);
}
