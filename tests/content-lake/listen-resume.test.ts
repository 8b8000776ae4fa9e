import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FaultyLink, startFaultyLink } from '../support/faulty-link';
import { editorsOf } from './acting';
import { isLocal, lakeOfFile } from './connect';
import {
  type CollectedEvents,
  collectEvents,
  type HeardEvent,
  openEventStream,
  type StreamEvent,
} from './listening';

const _type = 'resumed';
/** The client's `EventSource` waits three seconds before it reconnects. */
const RECONNECT_TIMEOUT_MS = 10_000;

const EVENTS = ['welcome', 'mutation', 'reconnect'] as const;

const lake = lakeOfFile();
const { given, publish } = editorsOf(lake);
let link: FaultyLink;

beforeAll(async () => {
  link = await startFaultyLink();
  link.target = lake.url;
});

afterEach(() => {
  link.fault = undefined;
});

afterAll(() => link.stop());

function listenThroughNetwork(query: string, isResumable: boolean): CollectedEvents<HeardEvent> {
  const client = lake.client.withConfig({ apiHost: link.url });
  const options = { includeAllVersions: true };
  const stream = isResumable
    ? client.listen(
        query,
        {},
        { ...options, enableResume: true, events: [...EVENTS, 'welcomeback', 'reset'] },
      )
    : client.listen(query, {}, { ...options, events: [...EVENTS] });
  return collectEvents<HeardEvent>(stream);
}

function typesOf(listener: CollectedEvents<HeardEvent>): string[] {
  return listener.events.map(({ type }) => type).filter((type) => type !== 'reconnect');
}

async function openByHand(query: string, lastEventId: string): Promise<CollectedEvents<StreamEvent>> {
  const search = new URLSearchParams({ query, enableResume: 'true', includeAllVersions: 'true' });
  const headers = { authorization: `Bearer ${lake.token}`, 'last-event-id': lastEventId };
  return await openEventStream(`${lake.url}/v2025-02-19/data/listen/production?${search}`, headers);
}

describe.runIf(isLocal)('a listener that loses its connection', () => {
  it('gets welcomeback and every missed event once', { timeout: 30_000 }, async () => {
    const listener = listenThroughNetwork('*[_id == "res-a"]', true);
    await listener.first(({ type }) => type === 'welcome');
    await lake.client.create({ _id: 'res-a', _type, count: 0 });
    await listener.first(({ transition }) => transition === 'appear');
    link.fault = 'cut';
    for (let count = 1; count <= 3; count += 1) await lake.client.patch('res-a').set({ count }).commit();
    link.fault = undefined;
    await expect.poll(() => listener.events.length, { timeout: RECONNECT_TIMEOUT_MS }).toBeGreaterThan(6);
    await lake.client.patch('res-a').set({ count: 4 }).commit();
    await expect.poll(() => listener.events.at(-1)?.result?.count).toBe(4);
    expect(typesOf(listener).slice(0, 3)).toEqual(['welcome', 'mutation', 'welcomeback']);
    expect(listener.events.flatMap(({ result }) => (result ? [result.count] : []))).toEqual([0, 1, 2, 3, 4]);
  });

  it('gets another welcome when it did not request to resume', { timeout: 30_000 }, async () => {
    const listener = listenThroughNetwork('*[_id == "res-b"]', false);
    await listener.first(({ type }) => type === 'welcome');
    link.fault = 'cut';
    await lake.client.create({ _id: 'res-b', _type });
    link.fault = undefined;
    await expect
      .poll(() => typesOf(listener), { timeout: RECONNECT_TIMEOUT_MS })
      .toEqual(['welcome', 'welcome']);
  });
});

describe.runIf(isLocal)('a listener that reconnects', () => {
  it('in the middle of a transaction gets the remaining events with the right counts', async () => {
    const { transactionId } = await publish(await given('res-c', { draft: {} }));
    const stream = await openByHand('*[_id in ["res-c", "drafts.res-c"]]', `${transactionId}#res-c`);
    const [back, rest] = await stream.until(2);
    expect(back?.event).toBe('welcomeback');
    expect(rest?.data).toMatchObject({
      documentId: 'drafts.res-c',
      transactionCurrentEvent: 2,
      transactionTotalEvents: 2,
    });
  });

  it('after only a welcome gets all later events', async () => {
    const first = await openByHand('*[_id == "res-d"]', '');
    const [welcome] = await first.until(1);
    expect(welcome).toMatchObject({ event: 'welcome', id: expect.stringMatching(/\S/) });
    await lake.client.create({ _id: 'res-d', _type });
    const second = await openByHand('*[_id == "res-d"]', welcome?.id ?? '');
    const [back, missed] = await second.until(2);
    expect(back?.event).toBe('welcomeback');
    expect(missed?.data).toMatchObject({ documentId: 'res-d', transition: 'appear' });
  });

  it('without missed events gets none', async () => {
    const { _rev } = await lake.client.create({ _id: 'res-e', _type });
    const stream = await openByHand('*[_id == "res-e"]', `${_rev}#res-e`);
    const { _rev: next } = await lake.client.patch('res-e').set({ count: 1 }).commit();
    expect((await stream.until(2)).map(({ id }) => id)).toEqual([expect.anything(), `${next}#res-e`]);
  });

  it('too late or with an unknown id gets a reset', async () => {
    const stream = await openByHand('*', 'never-seen#res-a');
    expect((await stream.until(1))[0]?.event).toBe('reset');
    const { _rev } = await lake.client.create({ _id: 'res-f', _type, count: 0 });
    for (let count = 0; count < 510; count += 1) {
      await lake.client.patch('res-f').inc({ count: 1 }).commit({ returnDocuments: false });
    }
    const late = await openByHand('*[_id == "res-f"]', `${_rev}#res-f`);
    expect((await late.until(1))[0]?.event).toBe('reset');
  });
});
