import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { isLocal, lakeOfFile } from './connect';
import { listenTo, openSocket } from './listening';

const LISTEN = '/v2025-02-19/data/listen/production?query=*&includeResult=true&includePreviousRevision=true';
/** A megabyte of text; each change of it sends an event of several megabytes. */
const text = 'x'.repeat(1_000_000);
const CHANGES = 20;

const lake = lakeOfFile();

async function change(times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    await lake.client.createOrReplace({ _id: 'large', _type: 'large', text, count });
  }
}

describe.runIf(isLocal)('an open stream or WebSocket', () => {
  it('is closed when its client disconnects', async () => {
    const listeners = await Promise.all(
      Array.from({ length: 20 }, () => listenTo(lake.client, '*[_type == "large"]')),
    );
    const { send, socket } = await openSocket(lake.url, {});
    for (let i = 0; i < 10; i += 1) send({ op: 'sub', i, path: LISTEN });
    await expect.poll(() => lake.load()).toMatchObject({ listeners: 30, streams: 20, sockets: 1 });
    for (const listener of listeners) listener.stop();
    send({ op: 'unsub', i: 0 });
    await expect.poll(() => lake.load()).toMatchObject({ listeners: 9, streams: 0, sockets: 1 });
    socket.terminate();
    await expect.poll(() => lake.load()).toMatchObject({ listeners: 0, streams: 0, sockets: 0 });
  });
});

describe.runIf(isLocal)('a client that does not read', () => {
  it('has its stream ended, without delaying others', { timeout: 60_000 }, async () => {
    const outgoing = request(`${lake.url}${LISTEN}`, { agent: false });
    outgoing.on('error', () => undefined);
    outgoing.end();
    await new Promise((resolve) => outgoing.once('response', (incoming) => resolve(incoming.pause())));
    await expect.poll(() => lake.load().streams).toBe(1);
    await change(CHANGES);
    await expect.poll(() => lake.load()).toMatchObject({ listeners: 0, streams: 0, sockets: 0 });
    outgoing.destroy();
  });

  it('has its WebSocket ended', { timeout: 60_000 }, async () => {
    const { send, socket } = await openSocket(lake.url, {});
    send({ op: 'sub', i: 1, path: LISTEN });
    await expect.poll(() => lake.load().listeners).toBe(1);
    socket.pause();
    await change(CHANGES);
    await expect.poll(() => lake.load()).toMatchObject({ listeners: 0, streams: 0, sockets: 0 });
  });
});
