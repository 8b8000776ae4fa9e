import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LakeSocket } from './lake-socket';
import { LakeEventSource } from './share-lake-socket';

const LAKE = 'http://localhost:3334';
const RETRY_MS = 1_250;
const LISTEN = `${LAKE}/v1/data/listen/production?query=*`;

/** Replaces the lake's end of the socket. */
class FakeSocket extends EventTarget {
  readyState = 0;
  readonly sent: unknown[] = [];
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
  accept() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  say(message: object) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

let opened: FakeSocket[];
let network: EventTarget;
let socket: LakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  opened = [];
  network = new EventTarget();
  socket = new LakeSocket('ws://localhost:3334/__listen', {
    open: () => {
      const next = new FakeSocket();
      opened.push(next);
      return next;
    },
    network,
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const latest = () => {
  const socketNow = opened.at(-1);
  if (!socketNow) throw new Error('No socket has been opened.');
  return socketNow;
};

/** What a stream dispatches, in order. */
function eventsOf(stream: LakeEventSource): string[] {
  const events: string[] = [];
  for (const type of ['open', 'welcome', 'mutation', 'error'])
    stream.addEventListener(type, (event) =>
      events.push(event instanceof MessageEvent ? `${type} ${event.lastEventId} ${event.data}` : type),
    );
  return events;
}

describe('streams of the lake', () => {
  it('share one socket and are distinguished by number', () => {
    const one = new LakeEventSource(LISTEN, socket);
    const two = new LakeEventSource(`${LAKE}/v1/data/live/events/production`, socket);
    const [first, second] = [eventsOf(one), eventsOf(two)];
    latest().accept();
    expect(opened).toHaveLength(1);
    expect(latest().sent).toEqual([
      { op: 'sub', i: 1, path: '/v1/data/listen/production?query=*' },
      { op: 'sub', i: 2, path: '/v1/data/live/events/production' },
    ]);
    latest().say({ i: 2, type: 'open' });
    latest().say({ i: 2, type: 'event', event: 'welcome', id: '5', data: '{}' });
    latest().say({ i: 1, type: 'event', event: 'mutation', id: 'x', data: '[]' });
    expect(first).toEqual(['mutation x []']);
    expect(second).toEqual(['open', 'welcome 5 {}']);
    expect([one.readyState, two.readyState]).toEqual([0, 1]);
  });

  it('dispatch nothing after they are closed', () => {
    const one = new LakeEventSource(LISTEN, socket);
    const two = new LakeEventSource(LISTEN, socket);
    const events = eventsOf(one);
    latest().accept();
    one.close();
    latest().say({ i: 1, type: 'event', event: 'mutation', id: '', data: '' });
    expect(events).toEqual([]);
    expect(one.readyState).toBe(2);
    expect(latest().sent.at(-1)).toEqual({ op: 'unsub', i: 1 });
    two.close();
    expect(latest().readyState).toBe(3);
    vi.advanceTimersByTime(60_000);
    expect(opened).toHaveLength(1);
  });

  it('report a refusal with its status, and are not subscribed again', () => {
    const one = new LakeEventSource(LISTEN, socket);
    const statuses: unknown[] = [];
    one.addEventListener('error', (event) => statuses.push(Reflect.get(event, 'status')));
    latest().accept();
    latest().say({ i: 1, type: 'error', status: 401, message: 'No' });
    expect(statuses).toEqual([401]);
    expect(one.readyState).toBe(2);
    latest().close();
    vi.advanceTimersByTime(60_000);
    expect(opened).toHaveLength(1);
  });
});

describe('a lost connection', () => {
  it('is reopened, and every stream is subscribed again', () => {
    const one = new LakeEventSource(LISTEN, socket);
    const events = eventsOf(one);
    latest().accept();
    latest().say({ i: 1, type: 'open' });
    latest().close();
    expect(one.readyState).toBe(0);
    vi.advanceTimersByTime(RETRY_MS);
    expect(opened).toHaveLength(2);
    latest().accept();
    expect(latest().sent).toEqual([{ op: 'sub', i: 1, path: '/v1/data/listen/production?query=*' }]);
    expect(events).toEqual(['open', 'error']);
  });

  it('is resumed: each subscription carries the id of the stream’s last event', () => {
    new LakeEventSource(LISTEN, socket);
    new LakeEventSource(LISTEN, socket);
    latest().accept();
    latest().say({ i: 1, type: 'event', event: 'welcome', id: 'a#', data: '{}' });
    latest().say({ i: 1, type: 'event', event: 'mutation', id: 'b#x', data: '{}' });
    latest().say({ i: 1, type: 'event', event: 'mutation', data: '{}' });
    latest().close();
    vi.advanceTimersByTime(RETRY_MS);
    latest().accept();
    const path = '/v1/data/listen/production?query=*';
    expect(latest().sent).toEqual([
      { op: 'sub', i: 1, path, lastEventId: 'b#x' },
      { op: 'sub', i: 2, path },
    ]);
  });

  it('is retried with a back-off of at most 5 s', () => {
    new LakeEventSource(LISTEN, socket);
    for (let attempt = 0; attempt < 8; attempt += 1) {
      latest().close();
      vi.advanceTimersByTime(5_000);
    }
    expect(opened).toHaveLength(9);
    latest().close();
    vi.advanceTimersByTime(4_999);
    expect(opened).toHaveLength(9);
  });

  it('is detected when the network goes offline, and retried immediately when it is back', () => {
    new LakeEventSource(LISTEN, socket);
    latest().accept();
    network.dispatchEvent(new Event('offline'));
    expect(latest().readyState).toBe(3);
    for (const waitMs of [RETRY_MS, 2 * RETRY_MS]) {
      vi.advanceTimersByTime(waitMs);
      latest().close();
    }
    vi.advanceTimersByTime(2_000);
    expect(opened).toHaveLength(3);
    network.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(0);
    expect(opened).toHaveLength(4);
    latest().accept();
    vi.advanceTimersByTime(60_000);
    expect(opened).toHaveLength(4);
  });

  it('is never reopened within the second by which Studio’s lists delay the report of the loss', () => {
    new LakeEventSource(LISTEN, socket);
    latest().accept();
    network.dispatchEvent(new Event('offline'));
    network.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(1_000);
    expect(opened).toHaveLength(1);
    vi.advanceTimersByTime(RETRY_MS - 1_000);
    expect(opened).toHaveLength(2);
  });

  it('of one stream, ended by the lake, is subscribed again', () => {
    const one = new LakeEventSource(LISTEN, socket);
    latest().accept();
    latest().say({ i: 1, type: 'end' });
    expect(one.readyState).toBe(0);
    vi.advanceTimersByTime(RETRY_MS);
    expect(latest().sent).toHaveLength(2);
  });
});
