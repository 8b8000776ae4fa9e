/**
 * First back-off; each failure doubles it. It must be longer than the second by which Studio's lists delay the report
 * of a lost connection (`throttleTime` in its `listenSearchQuery`): if the report came after the welcome, a list and
 * the notice “Trying to connect…” would wait for a welcome that has already come.
 */
const FIRST_RETRY_MS = 1_250;
const LONGEST_RETRY_MS = 5_000;
const SOCKET_OPEN = 1;
/** Dispatched when the lake has accepted the socket: requests need not wait for their next try. */
export const LAKE_BACK = 'lake-back';

/** A message of the lake about one stream, whose number is `i`. */
export type StreamMessage = { i: number } & (
  | { type: 'open' | 'end' }
  | { type: 'event'; event: string; id?: string; data: string }
  | { type: 'error'; status: number }
);

/** The reader of a stream. `lost`: messages may have been missed; the socket subscribes again by itself. */
export type StreamReader = { message: (message: StreamMessage) => void; lost: () => void };

type Stream = {
  path: string;
  reader: StreamReader;
  /** Id of the last event that had one: the lake resumes from there, if the stream allows it. */
  lastEventId?: string;
};

/** What the socket needs of the browser. */
export type SocketSurroundings = {
  open: (url: string) => WebSocket;
  /** Dispatches `online` and `offline`. */
  network: EventTarget;
};

/**
 * One WebSocket that carries every stream of the lake. A browser opens only six connections to a host over HTTP/1.1,
 * and Studio keeps about ten streams open: without this the seventh would wait for ever, and every request behind it.
 */
export class LakeSocket {
  readonly #url: string;
  readonly #surroundings: SocketSurroundings;
  readonly #streams = new Map<number, Stream>();
  #socket: WebSocket | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #lostAtMs = 0;
  #lastStream = 0;

  /**
   * @param url of the lake's socket, `ws://…` or `wss://…`
   * @param surroundings a seam for tests
   */
  constructor(url: string, surroundings: SocketSurroundings) {
    this.#url = url;
    this.#surroundings = surroundings;
    surroundings.network.addEventListener('online', () => this.#reconnectSoon());
    // The loss of a remote lake is detected immediately, not minutes later; a lake on this machine still runs.
    surroundings.network.addEventListener('offline', () => this.#drop());
  }

  /**
   * Subscribes to a stream, and again after each lost connection until the stream is closed.
   * @param path of the stream with its query, from `/v…`
   * @returns a function that closes the stream
   */
  subscribe(path: string, reader: StreamReader): () => void {
    this.#lastStream += 1;
    const number = this.#lastStream;
    const stream: Stream = { path, reader };
    this.#streams.set(number, stream);
    if (this.#socket?.readyState === SOCKET_OPEN) this.#sendSubscription(number, stream);
    else this.#connect();
    return () => {
      if (!this.#streams.delete(number)) return;
      this.#send({ op: 'unsub', i: number });
      if (this.#streams.size === 0) this.#disconnect();
    };
  }

  #connect(): void {
    if (this.#socket || this.#retry) return;
    const socket = this.#surroundings.open(this.#url);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      if (socket !== this.#socket) return;
      this.#failures = 0;
      this.#surroundings.network.dispatchEvent(new Event(LAKE_BACK));
      for (const [number, stream] of this.#streams) this.#sendSubscription(number, stream);
    });
    socket.addEventListener('message', ({ data }) => {
      if (socket === this.#socket) this.#receive(JSON.parse(data));
    });
    socket.addEventListener('close', () => {
      if (socket === this.#socket) this.#lose();
    });
  }

  #sendSubscription(number: number, { path, lastEventId }: Stream): void {
    this.#send({ op: 'sub', i: number, path, ...(lastEventId === undefined ? {} : { lastEventId }) });
  }

  #send(message: object): void {
    if (this.#socket?.readyState === SOCKET_OPEN) this.#socket.send(JSON.stringify(message));
  }

  #receive(message: StreamMessage): void {
    const { i: number } = message;
    const stream = this.#streams.get(number);
    if (!stream) return;
    // A refused stream is not subscribed again: the reader decides.
    if (message.type === 'error') this.#streams.delete(number);
    // As in the browser's `EventSource`: an event without an id does not change the last one.
    if (message.type === 'event' && message.id) stream.lastEventId = message.id;
    stream.reader.message(message);
    if (message.type === 'end') {
      stream.reader.lost();
      setTimeout(() => this.#streams.has(number) && this.#sendSubscription(number, stream), FIRST_RETRY_MS);
    }
  }

  #drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#lose();
    socket.close();
  }

  #lose(): void {
    this.#socket = undefined;
    this.#lostAtMs = Date.now();
    this.#reconnectIn(Math.min(FIRST_RETRY_MS * 2 ** this.#failures, LONGEST_RETRY_MS));
    this.#failures += 1;
    for (const { reader } of [...this.#streams.values()]) reader.lost();
  }

  #reconnectSoon(): void {
    if (this.#retry) this.#reconnectIn(Math.max(0, this.#lostAtMs + FIRST_RETRY_MS - Date.now()));
  }

  #reconnectIn(waitMs: number): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      if (this.#streams.size > 0) this.#connect();
    }, waitMs);
  }

  #disconnect(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    clearTimeout(this.#retry);
    this.#retry = undefined;
    socket?.close();
  }
}
