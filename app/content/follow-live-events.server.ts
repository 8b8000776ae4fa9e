import type { LiveEvent, SanityClient } from '@sanity/client';
import type { Purge } from '../../protocol/purge';

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 10_000;
/** Timeout for a Lake that accepts the connection and sends nothing. */
const WELCOME_TIMEOUT_MS = 10_000;

export type LiveEventsFollower = {
  /** Something has changed. @param eventId of the change, for the next queries */
  onPurge: (purge: Purge, eventId?: string) => void;
  /** Live events arrive from now on, or no longer. Called on change only. */
  onFollowing: (following: boolean) => void;
  /** The connection failed and is retried later. Not called for a short interruption. */
  onError: (error: unknown) => void;
};

/**
 * Follows the Lake's live content events while the process runs. Whenever an event may have been missed (a lost
 * connection, a `restart`, the time before the first `welcome`), everything is purged.
 * @param options `includeDrafts`: whether to follow changes of drafts too; the client then needs a token
 * @returns a function that ends it
 */
export function followLiveEvents(
  client: SanityClient,
  follower: LiveEventsFollower,
  { welcomeTimeoutMs = WELCOME_TIMEOUT_MS, includeDrafts = false }: Partial<ConnectionOptions> = {},
): () => void {
  const connection = new LiveConnection(client, follower, { welcomeTimeoutMs, includeDrafts });
  connection.open();
  return () => connection.end();
}

type ConnectionOptions = { welcomeTimeoutMs: number; includeDrafts: boolean };

class LiveConnection {
  readonly #client: SanityClient;
  readonly #follower: LiveEventsFollower;
  readonly #options: ConnectionOptions;
  #subscription: { unsubscribe: () => void } | undefined;
  #following = false;
  #retryMs = FIRST_RETRY_MS;
  #timer: NodeJS.Timeout | undefined;

  constructor(client: SanityClient, follower: LiveEventsFollower, options: ConnectionOptions) {
    this.#client = client;
    this.#follower = follower;
    this.#options = options;
  }

  open(): void {
    this.#expectWelcome();
    const { includeDrafts } = this.#options;
    this.#subscription = this.#client.live.events({ tag: 'site.live', includeDrafts }).subscribe({
      next: (event) => this.#handle(event),
      error: (error) => this.#retryLater(error),
      complete: () => this.#retryLater(new Error('The Lake ended it')),
    });
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#subscription?.unsubscribe();
    this.#setFollowing(false);
  }

  #handle(event: LiveEvent): void {
    if (event.type === 'message') this.#follower.onPurge({ tags: event.tags }, event.id);
    else if (event.type === 'restart') this.#follower.onPurge({ everything: true }, event.id);
    else if (event.type === 'welcome') this.#begin();
    else this.#lose();
  }

  #begin(): void {
    clearTimeout(this.#timer);
    this.#retryMs = FIRST_RETRY_MS;
    this.#setFollowing(true);
    this.#follower.onPurge({ everything: true });
  }

  /** The client reconnects by itself, and sends an event for each failure. */
  #lose(): void {
    if (!this.#following) return;
    this.#setFollowing(false);
    this.#follower.onPurge({ everything: true });
    this.#expectWelcome();
  }

  #expectWelcome(): void {
    this.#later(this.#options.welcomeTimeoutMs, () => {
      this.#subscription?.unsubscribe();
      this.#retryLater(new Error('No welcome in time'));
    });
  }

  #retryLater(error: unknown): void {
    this.#lose();
    this.#follower.onError(error);
    this.#later(this.#retryMs, () => this.open());
    this.#retryMs = Math.min(LONGEST_RETRY_MS, this.#retryMs * 2);
  }

  /** There is one timer at a time; it does not keep the process running. */
  #later(delayMs: number, act: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(act, delayMs).unref();
  }

  #setFollowing(following: boolean): void {
    if (this.#following !== following) this.#follower.onFollowing(following);
    this.#following = following;
  }
}

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
const KEY = Symbol.for('site.follow-while-running');

/**
 * Starts a follower with an open connection, and ends it at a signal to stop, because the renderer waits for its last
 * open connection. In development, where this module is reloaded after every edit, the previous follower ends.
 * @param follow starts it, and returns a function that ends it
 */
export function followWhileRunning(follow: () => () => void): void {
  const before: unknown = Reflect.get(globalThis, KEY);
  if (typeof before === 'function') before();
  const end = follow();
  const stop = () => {
    for (const signal of SIGNALS) process.off(signal, onSignal);
    end();
  };
  const onSignal = (signal: NodeJS.Signals) => {
    stop();
    // A signal with a listener does not end the process by itself.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  Reflect.set(globalThis, KEY, stop);
}
