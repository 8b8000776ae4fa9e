import { randomUUID } from 'node:crypto';
import type { RawData, WebSocket } from 'ws';
import { asRecord, parseRecord } from '../json';
import { userOfBrowser } from '../lake';
import type { PresenceEvent, PresenceMember, PresenceRooms } from './presence-room';

const HEARTBEAT = '♥';
const HEARTBEAT_INTERVAL_MS = 10_000;
const MAX_BUFFERED_BYTES = 1024 * 1024;
const METHOD_NOT_FOUND = -32_601;
const PARSE_ERROR = -32_700;

/**
 * `WS socket/:dataset`: which editor is in which document. JSON-RPC 2.0 as `@sanity/bifur-client` implements it: the
 * result of a subscription is its id, and its events are calls that carry this id.
 * @param room editors in the same room receive each other's events.
 * @param browser name of the browser, whose tabs are one editor.
 */
export function servePresence(
  rooms: PresenceRooms,
  room: string,
  browser: string | undefined,
): (socket: WebSocket) => void {
  const user = userOfBrowser(browser);
  return (socket) => {
    const subscriptions = new Set<string>();
    const sessions = new Set<string>();
    const send = (message: Readonly<Record<string, unknown>>) => {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate();
      else socket.send(JSON.stringify({ jsonrpc: '2.0', ...message }));
    };
    const member: PresenceMember = {
      browser,
      send: (result) => {
        for (const subscription of subscriptions) {
          send({ method: 'presence_subscription', params: { subscription, result } });
        }
      },
    };
    const broadcast = (event: PresenceEvent) => rooms.broadcast(room, member, event);
    rooms.enter(room, member);
    socket.on('message', (data: RawData) => {
      const request = readPresenceRequest(data.toString());
      if (!request) return send({ id: null, error: { code: PARSE_ERROR, message: 'Parse error' } });
      const event = eventOf(request, user);
      if (event) broadcast(event);
      trackSession(request, sessions);
      send({ id: request.id, ...answerTo(request, subscriptions) });
    });
    const timer = setInterval(() => socket.send(HEARTBEAT), HEARTBEAT_INTERVAL_MS);
    socket.once('close', () => {
      clearInterval(timer);
      for (const session of sessions) broadcast(disconnectEvent(session, user));
      rooms.leave(room, member);
    });
  };
}

function eventOf({ method, session, locations }: PresenceRequest, user: string): PresenceEvent | undefined {
  if (session === undefined) return undefined;
  if (method === 'presence_rollcall') return { type: 'rollCall', i: user, session };
  if (method === 'presence_disconnect') return disconnectEvent(session, user);
  if (method !== 'presence_announce') return undefined;
  return { type: 'state', i: user, m: { sessionId: session, locations } };
}

function disconnectEvent(session: string, user: string): PresenceEvent {
  return { type: 'disconnect', i: user, m: { session } };
}

/** Records the announced sessions, for which a `disconnect` is sent when the connection breaks. */
function trackSession({ method, session }: PresenceRequest, sessions: Set<string>): void {
  if (session === undefined) return;
  if (method === 'presence_announce') sessions.add(session);
  if (method === 'presence_disconnect') sessions.delete(session);
}

function answerTo(
  { method, subscription }: PresenceRequest,
  subscriptions: Set<string>,
): Record<string, unknown> {
  switch (method) {
    case 'presence_subscribe': {
      const id = randomUUID();
      subscriptions.add(id);
      return { result: id };
    }
    case 'presence_unsubscribe':
      if (subscription !== undefined) subscriptions.delete(subscription);
      return { result: 'ok' };
    case 'presence_rollcall':
    case 'presence_announce':
    case 'presence_disconnect':
    // The connection was authorized when it was opened.
    case 'authorization':
      return { result: 'ok' };
    default:
      return { error: { code: METHOD_NOT_FOUND, message: `Method not found: ${method}` } };
  }
}

/** One call of the presence protocol. */
type PresenceRequest = {
  readonly id: string | number;
  readonly method: string;
  /** The editor's session: one for each browser tab. */
  readonly session: string | undefined;
  readonly subscription: string | undefined;
  /** The editor's locations; empty for a call without them. */
  readonly locations: readonly unknown[];
};

/** Reads a call; undefined when the text is not a valid call. */
function readPresenceRequest(text: string): PresenceRequest | undefined {
  const { id, method, params } = parseRecord(text);
  if ((typeof id !== 'string' && typeof id !== 'number') || typeof method !== 'string') return undefined;
  const { session, subscriptionId, data } = asRecord(params);
  const { sessionId = session, locations } = asRecord(data);
  return {
    id,
    method,
    session: typeof sessionId === 'string' ? sessionId : undefined,
    subscription: typeof subscriptionId === 'string' ? subscriptionId : undefined,
    locations: Array.isArray(locations) ? locations : [],
  };
}
