import { LakeEventSource } from './lake-event-source';
import { LakeSocket } from './lake-socket';

const STREAM_PATH = /^\/v[^/]+\/data\/(listen|live\/events)\//;
const SOCKET_PATH = '/__listen';

/**
 * Makes every `EventSource` to the lake share one socket; those to other places stay as they are. Call it before the
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
