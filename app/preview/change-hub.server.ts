import type { SanityClient } from '@sanity/client';
import { followLiveEvents } from '../content/follow-live-events.server';
import { lakeFailure } from '../content/lake-failure.server';
import { log } from '../log.server';

type Listener = (changeId: string) => void;

/** One connection to the Lake for any number of open previews, and none while there are none. */
export class ChangeHub {
  readonly #client: SanityClient;
  readonly #listeners = new Set<Listener>();
  /** Ids of an earlier process, or of an earlier connection, are never taken for ours. */
  #epoch = '';
  #count = 0;
  #end: (() => void) | undefined;

  /** @param client with the token: changes of drafts count */
  constructor(client: SanityClient) {
    this.#client = client;
  }

  /**
   * Tells of changes as they happen.
   * @param lastId of the last change that the listener has heard of; if there were others since, it is told at once
   * @returns ends it
   */
  listen(listener: Listener, lastId: string | null): () => void {
    this.#listeners.add(listener);
    this.#end ??= this.#begin();
    if (lastId !== null && lastId !== this.#lastId) listener(this.#lastId);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#end?.();
      this.#end = undefined;
    };
  }

  get #lastId(): string {
    return `${this.#epoch}.${this.#count}`;
  }

  #begin(): () => void {
    this.#epoch = Date.now().toString(36);
    const onPurge = () => {
      this.#count += 1;
      for (const listener of this.#listeners) listener(this.#lastId);
    };
    const follower = {
      onPurge,
      onFollowing: () => {},
      onError: (error: unknown) => log('warn', 'preview.live-failed', { reason: lakeFailure(error).reason }),
    };
    return followLiveEvents(this.#client, follower, { includeDrafts: true });
  }
}
