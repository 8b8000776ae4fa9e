import type { LakeSocket } from './lake-socket';
import type { StreamMessage } from './lake-stream';

const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 2;

/** Behaves as the browser's `EventSource` does, over the socket that all streams of the lake share. */
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

  /**
   * @param url of the stream
   * @param socket of the same lake
   */
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

  /** Ends the stream; nothing is dispatched any more. */
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
      const { event, id, data } = message;
      this.dispatchEvent(
        new MessageEvent(event, { data, lastEventId: id, origin: new URL(this.url).origin }),
      );
    } else if (message.type === 'error') {
      this.#readyState = CLOSED;
      // The client reads the status, and tries again by itself where that makes sense.
      this.dispatchEvent(Object.assign(new Event('error'), { status: message.status }));
    }
  }

  #lose(): void {
    if (this.#readyState === CLOSED) return;
    this.#readyState = CONNECTING;
    this.dispatchEvent(new Event('error'));
  }
}
