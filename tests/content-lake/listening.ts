import type { ListenOptions, MutationEvent, SanityClient } from '@sanity/client';
import { onTestFinished } from 'vitest';
import WebSocket from 'ws';

const WAIT_TIMEOUT_MS = 20_000;
const POLL_MS = 5;
const HEARTBEAT = '♥';

/** The part of an observable that is used here. */
type EventSource<T> = {
  subscribe(observer: { next: (event: T) => void; error: (error: unknown) => void }): {
    unsubscribe(): void;
  };
};

/** The events received from a stream. */
export type CollectedEvents<T> = {
  readonly events: readonly T[];
  /** The stream's error, if it failed. */
  readonly failure: () => unknown;
  /** Waits until this number of events is received, and returns them. */
  until(count: number): Promise<readonly T[]>;
  /** Waits for an event that satisfies the condition, and returns it. */
  first(isIt: (event: T) => boolean): Promise<T>;
  stop(): void;
};

/** Subscribes to a stream until the test ends and records its events. `until` and `first` reject after twenty seconds. */
export function collectEvents<T>(stream: EventSource<T>): CollectedEvents<T> {
  const events: T[] = [];
  let failure: unknown;
  const subscription = stream.subscribe({
    next: (event) => events.push(event),
    error: (error: unknown) => {
      failure = error;
    },
  });
  onTestFinished(() => subscription.unsubscribe());
  const waitFor = async <R>(find: () => R | undefined): Promise<R> => {
    const deadline = Date.now() + WAIT_TIMEOUT_MS;
    for (;;) {
      const found = find();
      if (found !== undefined) return found;
      if (Date.now() > deadline) throw new Error(`waited in vain; so far: ${JSON.stringify(events)}`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  };
  return {
    events,
    failure: () => failure,
    until: (count) => waitFor(() => (events.length >= count ? [...events] : undefined)),
    first: (isIt) => waitFor(() => events.find(isIt)),
    stop: () => subscription.unsubscribe(),
  };
}

/** One server-sent event as received. */
export type StreamEvent = {
  readonly event: string;
  readonly id: string | undefined;
  readonly data: unknown;
};

/**
 * Opens a stream of server-sent events by `fetch`, for requests that `@sanity/client` cannot send.
 *
 * @param url the stream's URL.
 * @throws when the response is not a stream; the message contains the status.
 */
export async function openEventStream(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<CollectedEvents<StreamEvent>> {
  const controller = new AbortController();
  const answer = await fetch(url, { headers, signal: controller.signal });
  const { body } = answer;
  if (!answer.ok || !body) throw new Error(`${answer.status} ${await answer.text()}`);
  return collectEvents<StreamEvent>({
    subscribe: ({ next, error }) => {
      void readAll(body, next).catch(error);
      return { unsubscribe: () => controller.abort() };
    },
  });
}

async function readAll(body: ReadableStream<Uint8Array>, next: (event: StreamEvent) => void): Promise<void> {
  const decoder = new TextDecoder();
  let rest = '';
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const blocks = (rest + decoder.decode(part.value, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = parse(block);
      if (event) next(event);
    }
  }
}

/** Undefined for a comment. */
function parse(block: string): StreamEvent | undefined {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
  const data = field('data');
  if (data === undefined) return undefined;
  return { event: field('event') ?? 'message', id: field('id'), data: JSON.parse(data) };
}

/** An event of a listener, with the fields of mutation events. */
export type HeardEvent = { readonly type: string; readonly listenerName?: string } & Partial<
  Omit<MutationEvent, 'type'>
>;

/** A listener that has received its welcome. */
type Listening = CollectedEvents<HeardEvent> & {
  /** Waits for this number of mutation events, and returns them. */
  heard(count: number): Promise<HeardEvent[]>;
};

/** Listens to all versions of documents by default, and resolves after the welcome. */
export async function listenTo(
  client: SanityClient,
  query: string,
  params: Record<string, unknown> = {},
  options: ListenOptions = {},
): Promise<Listening> {
  const events = ['welcome' as const, 'mutation' as const, 'reconnect' as const];
  const all = { includeAllVersions: true, visibility: 'query' as const, ...options, events };
  const listener = collectEvents<HeardEvent>(client.listen(query, params, all));
  await listener.first(({ type }) => type === 'welcome');
  const isMutation = ({ type }: HeardEvent) => type === 'mutation';
  return {
    ...listener,
    heard: async (count) => (await listener.until(count + 1)).filter(isMutation).slice(0, count),
  };
}

/** `listenTo` on the lake of a test file. */
export const listenerOf =
  (lake: { readonly client: SanityClient }) =>
  (query: string, params?: Record<string, unknown>, options?: ListenOptions, client = lake.client) =>
    listenTo(client, query, params, options);

/** The messages of a WebSocket, which is open until the test ends. */
export type CollectedMessages<T> = CollectedEvents<T> & {
  readonly socket: WebSocket;
  send(message: unknown): void;
};

/**
 * Opens a WebSocket of the lake.
 *
 * @throws when it is refused; the message contains the status.
 */
export async function openSocket<T>(
  url: string,
  headers: Readonly<Record<string, string>>,
  path = '/__listen',
): Promise<CollectedMessages<T>> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}${path}`, { headers });
  const messages = collectEvents<T>({
    subscribe: ({ next, error }) => {
      socket.on('message', (data) => {
        const text = data.toString();
        if (text !== HEARTBEAT) next(JSON.parse(text));
      });
      socket.on('error', error);
      return { unsubscribe: () => socket.terminate() };
    },
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const send = (message: unknown) =>
    socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  return { ...messages, socket, send };
}
