import type { LiveEvent, SanityClient } from '@sanity/client';
import type { Purge } from '../../protocol/purge';

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 10_000;
/** A Lake that takes the connection and says nothing must not leave us waiting for ever. */
const WELCOME_TIMEOUT_MS = 10_000;

export type LiveEventsFollower = {
  /** Something has changed. @param eventId of the change, for the questions that follow */
  onPurge: (purge: Purge, eventId?: string) => void;
  /** We hear of changes from now on, or no longer. Called on change only. */
  onFollowing: (following: boolean) => void;
  /** The connection could not be kept up, and is tried again later. Losing it for a moment is not told here. */
  onError: (error: unknown) => void;
};

/**
 * Follows the Lake's live content events, for as long as the process runs. Whenever something may have been missed
 * (a lost connection, a `restart`, the time before the first `welcome`), everything counts as purged.
 * @param options `includeDrafts`: whether changes of drafts count too; the client then needs a token
 * @returns ends it
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
      next: (event) => this.#hear(event),
      error: (error) => this.#tryLater(error),
      complete: () => this.#tryLater(new Error('The Lake ended it')),
    });
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#subscription?.unsubscribe();
    this.#setFollowing(false);
  }

  #hear(event: LiveEvent): void {
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

  /** The client connects anew by itself, and says so each time that it fails. */
  #lose(): void {
    if (!this.#following) return;
    this.#setFollowing(false);
    this.#follower.onPurge({ everything: true });
    this.#expectWelcome();
  }

  #expectWelcome(): void {
    this.#later(this.#options.welcomeTimeoutMs, () => {
      this.#subscription?.unsubscribe();
      this.#tryLater(new Error('No welcome in time'));
    });
  }

  #tryLater(error: unknown): void {
    this.#lose();
    this.#follower.onError(error);
    this.#later(this.#retryMs, () => this.open());
    this.#retryMs = Math.min(LONGEST_RETRY_MS, this.#retryMs * 2);
  }

  /** One thing at a time is waited for. The wait keeps no process alive. */
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
const KEY = Symbol.for('plinth.follow-while-running');

/**
 * Begins to follow something over an open connection, and ends it at a signal to stop, because the renderer then waits
 * for the last open connection. In development, where this module is loaded anew after every edit, the one before ends.
 * @param follow begins it, and returns what ends it
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
    // A signal that somebody listens to no longer ends the process by itself.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  Reflect.set(globalThis, KEY, stop);
}
