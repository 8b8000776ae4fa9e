import { securityHeaders } from '../security-headers.server';
import { ChangeHub } from './change-hub.server';
import { previewSetup } from './preview-setup.server';
import { refusal } from './refusals.server';

/** Shorter than any proxy's patience, and than what a stopping server waits for; the browser comes back by itself. */
const STREAM_LIFETIME_MS = 20_000;
const RETRY_MS = 100;

const hub = previewSetup && new ChangeHub(previewSetup.drafts.client);

/**
 * Server-sent events for preview pages: one each time that content changes, drafts included. What has changed is not
 * told, the page asks for its own content anew.
 * @returns 401 without a session
 */
export function streamChanges(request: Request): Response {
  const session = previewSetup?.cookie.read(request.headers.get('Cookie'));
  if (!hub || !session) return refusal(401);
  const encoder = new TextEncoder();
  let end = () => {};
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      send(`retry: ${RETRY_MS}\n: hello\n\n`);
      const leave = hub.listen(
        (id) => send(`id: ${id}\nevent: change\ndata: {}\n\n`),
        request.headers.get('Last-Event-ID'),
      );
      const timer = setTimeout(() => end(), STREAM_LIFETIME_MS);
      end = () => {
        clearTimeout(timer);
        leave();
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
      // Nobody on the way may gather events in order to compress them.
      'Cache-Control': 'no-store, no-transform',
      'X-Robots-Tag': 'noindex',
    },
  });
}
