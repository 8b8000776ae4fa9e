import type { SanityClient } from '@sanity/client';
import { lakeFailure } from '../content/content-errors.server';
import { followLiveEvents } from '../content/follow-live-events.server';
import { log } from '../log.server';
import { securityHeaders } from '../security-headers.server';
import { refusal } from './preview-responses.server';
import { previewSetup } from './preview-setup.server';

/** Shorter than any proxy's patience, and than what a stopping server waits for; the browser connects again by itself. */
const STREAM_LIFETIME_MS = 20_000;
const RETRY_MS = 100;

/** Called with the id of each change: one connection to the Lake serves any number of them, and there is none for none. */
const listeners = new Set<(changeId: string) => void>();
let lastId = '';
let unfollow: (() => void) | undefined;

/** @param client with the token: changes of drafts count */
function follow(client: SanityClient): () => void {
  // Ids of an earlier process, or of an earlier connection, are never taken for this one's.
  const epoch = Date.now().toString(36);
  let count = 0;
  lastId = `${epoch}.${count}`;
  const onPurge = () => {
    count += 1;
    lastId = `${epoch}.${count}`;
    for (const listener of listeners) listener(lastId);
  };
  const onError = (error: unknown) =>
    log('warn', 'preview.live-failed', { reason: lakeFailure(error).reason });
  return followLiveEvents(client, { onPurge, onFollowing: () => {}, onError }, { includeDrafts: true });
}

/**
 * Server-sent events for preview pages: one for each change of content, drafts included. It does not say what has
 * changed; the page loads its content again.
 * @returns 401 without a session
 */
export async function streamChanges(request: Request): Promise<Response> {
  const session = await previewSetup?.cookie.read(request.headers.get('Cookie'));
  if (!previewSetup || !session) return refusal(401);
  unfollow ??= follow(previewSetup.drafts.client);
  const knownId = request.headers.get('Last-Event-ID');
  const encoder = new TextEncoder();
  let end = () => {};
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      send(`retry: ${RETRY_MS}\n: hello\n\n`);
      const report = (id: string) => send(`id: ${id}\nevent: change\ndata: {}\n\n`);
      listeners.add(report);
      if (knownId !== null && knownId !== lastId) report(lastId);
      const timer = setTimeout(() => end(), STREAM_LIFETIME_MS);
      end = () => {
        clearTimeout(timer);
        listeners.delete(report);
        if (listeners.size === 0) {
          unfollow?.();
          unfollow = undefined;
        }
        end = () => {};
        controller.close();
      };
      request.signal.addEventListener('abort', () => end());
    },
    cancel: () => end(),
  });
  return new Response(stream, {
    headers: {
      ...securityHeaders(),
      'Content-Type': 'text/event-stream; charset=utf-8',
      // No proxy may gather events in order to compress them.
      'Cache-Control': 'no-store, no-transform',
      'X-Robots-Tag': 'noindex',
    },
  });
}
