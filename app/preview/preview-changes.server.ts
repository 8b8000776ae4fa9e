import { randomUUID } from 'node:crypto';
import type { SanityClient } from '@sanity/client';
import { followLiveEvents } from '../content/cache/follow-live-events.server';
import { lakeFailure } from '../content/source/content-errors.server';
import { log } from '../log.server';
import { refusal } from './preview-responses.server';
import type { Previews } from './preview-setup.server';

/** Shorter than any proxy's timeout, and than a stopping server's; the browser reconnects by itself. */
const STREAM_LIFETIME_MS = 20_000;
const RETRY_MS = 100;
/** The connection to the Lake outlives its last listener: each new one is a change, because events may have been missed. */
const LINGER_MS = 5_000;

/** Called with the id of each change. All listeners share one connection to the Lake. */
const listeners = new Set<(changeId: string) => void>();
let lastId = '';
let unfollow: (() => void) | undefined;
let lingering: NodeJS.Timeout | undefined;

function follow(client: SanityClient): () => void {
  lastId = randomUUID();
  const onPurge = () => {
    lastId = randomUUID();
    for (const listener of listeners) listener(lastId);
  };
  const onError = (error: unknown) =>
    log('warn', 'preview.live-failed', { reason: lakeFailure(error).reason });
  const end = followLiveEvents(client, { onPurge, onFollowing: () => {}, onError }, { includeDrafts: true });
  return () => {
    end();
    unfollow = undefined;
  };
}

/**
 * Server-sent events for preview pages: one for each change of content, drafts included. The page then reloads its
 * content.
 * @returns 401 without a session
 */
export async function streamChanges(request: Request, { setup }: Previews): Promise<Response> {
  const session = await setup?.cookie.read(request.headers.get('Cookie'));
  if (!setup || !session) return refusal(401);
  clearTimeout(lingering);
  unfollow ??= follow(setup.drafts.client);
  const knownId = request.headers.get('Last-Event-ID');
  const encoder = new TextEncoder();
  let end = () => {};
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      // The browser names this id when it reconnects, even if no change has happened.
      send(`retry: ${RETRY_MS}\nid: ${lastId}\n\n`);
      const report = (id: string) => send(`id: ${id}\nevent: change\ndata: {}\n\n`);
      listeners.add(report);
      if (knownId !== null && knownId !== lastId) report(lastId);
      const timer = setTimeout(() => end(), STREAM_LIFETIME_MS);
      end = () => {
        clearTimeout(timer);
        listeners.delete(report);
        if (listeners.size === 0) lingering = setTimeout(() => unfollow?.(), LINGER_MS).unref();
        end = () => {};
        controller.close();
      };
      request.signal.addEventListener('abort', () => end());
    },
    cancel: () => end(),
  });
  return new Response(stream, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      // Proxies must not buffer events to compress them.
      'Cache-Control': 'no-store, no-transform',
      'X-Robots-Tag': 'noindex',
    },
  });
}
