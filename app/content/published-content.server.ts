import { join } from 'node:path';
import { env } from '../env.server';
import { log } from '../log.server';
import { createCacheTeller } from './cache-teller.server';
import { ContentCache } from './content-cache.server';
import { createContentClient } from './content-client.server';
import { ContentReader } from './content-reader.server';
import { contentSource } from './content-source.server';
import { followLiveEvents } from './follow-live-events.server';
import { lakeFailure } from './lake-failure.server';
import { createLakePause } from './lake-pause.server';
import { createLastKnownGood } from './last-known-good.server';
import type { Purge } from './purge';

const MAX_CACHE_BYTES = 48 * 1024 * 1024;

const source = contentSource(env);
const client = createContentClient(source);
const cache = new ContentCache(MAX_CACHE_BYTES);
const pause = createLakePause();
const kept = createLastKnownGood(
  join(env.DATA_DIR, 'last-known-good', source.projectId, source.dataset),
  (error) => log('warn', 'content.disk-failed', { reason: lakeFailure(error).reason }),
);
const reader = new ContentReader({ client, cache, kept, pause });
const tellCaches = createCacheTeller(env.CACHE_PURGE_URLS);

/** Our own cache first: whom the others send on to us must find the change. */
function purge(what: Purge, eventId?: string): void {
  if (eventId) reader.lastEventId = eventId;
  cache.purge(what);
  tellCaches(what);
}

function follow(): () => void {
  return followLiveEvents(client, {
    onPurge: purge,
    onFollowing(following) {
      cache.followed = following;
      if (following) pause.worked();
      log('info', following ? 'content.followed' : 'content.not-followed');
    },
    onError: (error) => log('warn', 'content.live-failed', { reason: lakeFailure(error).reason }),
  });
}

/** Published content of this process: how to read it, and how it is kept up to date. */
export const publishedContent = {
  /** See `ContentReader.fetch`. */
  fetch: reader.fetch.bind(reader),
  /** Forgets what has changed, here and in the shared caches. */
  purge,
  /** Begins to follow the Lake's changes. @returns ends it */
  follow,
  /** Whether changes are heard of as they happen. */
  isFollowed: () => cache.followed,
};
