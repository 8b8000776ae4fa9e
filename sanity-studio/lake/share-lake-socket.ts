import { LakeSocket, type StreamMessage } from './lake-socket';

const STREAM_PATH = /^\/v[^/]+\/data\/(listen|live\/events)\//;
const SOCKET_PATH = '/__listen';

/**
 * Makes every `EventSource` to the lake share one socket; others are unchanged. Call it before the
 * first stream is opened. See `LakeSocket` for why.
 * @param apiHost origin of the lake
 */
export function shareLakeSocket(apiHost: string): void {
  // Tools that read the content model outside a browser have neither.
  if (typeof EventSource === 'undefined' || typeof WebSocket === 'undefined') return;
  const lake = new URL(apiHost);
  const socket = new LakeSocket(new URL(SOCKET_PATH, lake.href.replace(/^http/, 'ws')).href, {
    open: (url) => new WebSocket(url),
    network: window,
  });
  globalThis.EventSource = new Proxy(EventSource, {
    construct(target, args: ConstructorParameters<typeof EventSource>) {
      const url = new URL(args[0], location.href);
      const isStream = url.origin === lake.origin && STREAM_PATH.test(url.pathname);
      return isStream ? new LakeEventSource(url.href, socket) : Reflect.construct(target, args);
    },
  });
}

const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 2;

/** Behaves like the browser's `EventSource`, over the shared socket of the lake. */
export class LakeEventSource extends EventTarget {
  static readonly CONNECTING = CONNECTING;
  static readonly OPEN = OPEN;
  static readonly CLOSED = CLOSED;
  readonly CONNECTING = CONNECTING;
  readonly OPEN = OPEN;
  readonly CLOSED = CLOSED;
  readonly withCredentials = true;
  readonly url: string;
  readonly #unsubscribe: () => void;
  #readyState: number = CONNECTING;

  constructor(url: string, socket: LakeSocket) {
    super();
    this.url = url;
    const { pathname, search } = new URL(url);
    this.#unsubscribe = socket.subscribe(pathname + search, {
      message: (message) => this.#receive(message),
      lost: () => this.#lose(),
    });
  }

  get readyState(): number {
    return this.#readyState;
  }

  /** Closes the stream; nothing is dispatched afterwards. */
  close(): void {
    this.#readyState = CLOSED;
    this.#unsubscribe();
  }

  #receive(message: StreamMessage): void {
    if (this.#readyState === CLOSED) return;
    if (message.type === 'open') {
      this.#readyState = OPEN;
      this.dispatchEvent(new Event('open'));
    } else if (message.type === 'event') {
      const { event, id = '', data } = message;
      this.dispatchEvent(
        new MessageEvent(event, { data, lastEventId: id, origin: new URL(this.url).origin }),
      );
    } else if (message.type === 'error') {
      this.#readyState = CLOSED;
      // The client reads the status, and retries by itself if that makes sense.
      this.dispatchEvent(Object.assign(new Event('error'), { status: message.status }));
    }
  }

  #lose(): void {
    if (this.#readyState === CLOSED) return;
    this.#readyState = CONNECTING;
    this.dispatchEvent(new Event('error'));
  }
}
