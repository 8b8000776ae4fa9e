import type { LiveEvent, SanityClient } from '@sanity/client';
import type { Purge } from '../../../protocol/purge';

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
 * Whenever an event may have been missed (a lost connection, a `restart`, the time before the first `welcome`),
 * everything is purged.
 * @param options `includeDrafts`: then the client needs a token
 * @returns a function that ends it
 */
export function followLiveEvents(
  client: SanityClient,
  { onPurge, onFollowing, onError }: LiveEventsFollower,
  { welcomeTimeoutMs = WELCOME_TIMEOUT_MS, firstRetryMs = FIRST_RETRY_MS, includeDrafts = false } = {},
): () => void {
  let subscription: { unsubscribe: () => void } | undefined;
  let isFollowing = false;
  let retryMs = firstRetryMs;
  let timer: NodeJS.Timeout | undefined;

  function open(): void {
    expectWelcome();
    subscription = client.live.events({ tag: 'site.live', includeDrafts }).subscribe({
      next: handle,
      error: retryLater,
      complete: () => retryLater(new Error('The Lake ended it')),
    });
  }

  function handle(event: LiveEvent): void {
    if (event.type === 'message') onPurge({ tags: event.tags }, event.id);
    else if (event.type === 'restart') onPurge({ everything: true }, event.id);
    else if (event.type === 'welcome') begin();
    else lose();
  }

  function begin(): void {
    clearTimeout(timer);
    retryMs = firstRetryMs;
    setFollowing(true);
    onPurge({ everything: true });
  }

  /** The client reconnects by itself, and sends an event for each failure. */
  function lose(): void {
    if (!isFollowing) return;
    setFollowing(false);
    onPurge({ everything: true });
    expectWelcome();
  }

  function expectWelcome(): void {
    later(welcomeTimeoutMs, () => {
      subscription?.unsubscribe();
      retryLater(new Error('No welcome in time'));
    });
  }

  function retryLater(error: unknown): void {
    lose();
    onError(error);
    later(retryMs, open);
    retryMs = Math.min(LONGEST_RETRY_MS, retryMs * 2);
  }

  /** There is one timer at a time; it does not keep the process running. */
  function later(delayMs: number, act: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(act, delayMs).unref();
  }

  function setFollowing(next: boolean): void {
    if (isFollowing !== next) onFollowing(next);
    isFollowing = next;
  }

  open();
  return () => {
    clearTimeout(timer);
    subscription?.unsubscribe();
    setFollowing(false);
  };
}

const KEY = Symbol.for('site.follow-while-running');

/**
 * Ends the follower at a signal to stop, because the renderer waits for its last open connection. In development a signal
 * ends the process, and the previous follower ends where this module is reloaded after an edit.
 */
export function followWhileRunning(follow: () => () => void): void {
  const before: unknown = Reflect.get(globalThis, KEY);
  if (typeof before === 'function') before();
  const end = follow();
  Reflect.set(globalThis, KEY, end);
  if (import.meta.env.PROD) for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, end);
}
