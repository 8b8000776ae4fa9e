import { type ClientConfig, createClient, type SanityClient } from '@sanity/client';
import {
  catchError,
  defer,
  fromEvent,
  merge,
  of,
  ReplaySubject,
  race,
  retry,
  share,
  throwError,
  timer,
} from 'rxjs';
import type { AuthStore, CurrentUser } from 'sanity';
import { API_VERSION } from '../../protocol/lake-api';
import type { StudioConfiguration } from '../configuration/studio-configuration';
import { LAKE_BACK } from './lake-socket';

/**
 * Makes clients of the local lake, which has one host name for all projects. Requests are retried while the lake is
 * unavailable.
 * @param apiHost origin of the lake
 */
export function lakeClientFactory(apiHost: string): (options: ClientConfig) => SanityClient {
  const network = typeof window === 'undefined' ? new EventTarget() : window;
  const lake = {
    apiHost,
    useProjectHostname: false,
    useCdn: false,
    _requestHandler: retryingRequests(network),
  };
  return (options) => createClient({ ...options, ...lake });
}

type RequestHandler = NonNullable<ClientConfig['_requestHandler']>;

const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 5_000;
const CONFLICT = 409;
const INSUFFICIENT_STORAGE = 507;
/** A lake that has just been restarted may be too busy to answer in time. */
const BUSY: readonly unknown[] = [502, 503, 504];
/** Dispatched when an edit could not be stored and is sent again; `detail` is the lake's reason. */
export const NOT_STORED = 'lake-not-stored';

/**
 * Retries requests without an answer, while the network or the lake is down, and edits, also while it is busy or its disk
 * is full. Studio itself fails at the first: an edit would remove the whole document from the screen. A transaction
 * carries its id, so that it is not written twice if only its answer was lost: the lake then answers that it has it
 * already. An edit is retried until it is stored, even if Studio cancels it: it does so 5 s after a document is left.
 * @param network dispatches `online` or `LAKE_BACK` when one of them is back, and receives `NOT_STORED`; a seam for tests
 */
export function retryingRequests(network: EventTarget): RequestHandler {
  return (original, send) =>
    defer(() => {
      const request = namedTransaction(original);
      const isWriting = WRITING.test(request.url);
      let attempts = 0;
      const answers = defer(() => {
        attempts += 1;
        return send(request);
      }).pipe(
        catchError((error: unknown) => {
          const id = attempts > 1 ? knownTransactionId(error) : undefined;
          if (id === undefined) return throwError(() => error);
          const { url, method = 'POST' } = request;
          const body = { transactionId: id };
          return of({ type: 'response' as const, body, url, method, statusCode: 200, headers: {} });
        }),
        retry({
          delay: (error: unknown) => {
            const status = field(error, 'statusCode');
            if (status === INSUFFICIENT_STORAGE && isWriting)
              network.dispatchEvent(new CustomEvent(NOT_STORED, { detail: field(error, 'message') }));
            else if (!isUnanswered(error) && !(isWriting && BUSY.includes(status)))
              return throwError(() => error);
            const waitMs = Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS);
            const back = merge(fromEvent(network, 'online'), fromEvent(network, LAKE_BACK));
            return race(timer(waitMs), back);
          },
        }),
      );
      if (!COMMIT.test(request.url)) return answers;
      return answers.pipe(share({ connector: () => new ReplaySubject(1), resetOnRefCountZero: false }));
    });
}

function isUnanswered(error: unknown): boolean {
  return field(error, 'isNetworkError') === true;
}

/** The id of a transaction that the lake refuses because it has it already. */
function knownTransactionId(error: unknown): string | undefined {
  const reason = field(field(field(error, 'response'), 'body'), 'error');
  const isKnown = field(reason, 'type') === 'transactionAlreadyExistsError';
  const id = field(reason, 'id');
  return field(error, 'statusCode') === CONFLICT && isKnown && typeof id === 'string' ? id : undefined;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

const WRITING = /\/data\/(?:actions|mutate)\//;
/** Studio's name for the requests that store what was typed. */
const COMMIT = /[?&]tag=[^&]*document\.commit/;

/** The part of a client's request that is read. */
type SentRequest = { url?: string; uri?: string; body?: unknown };

/**
 * Adds an id to a transaction without one: Studio sets it for edits, but not for actions such as publishing. By the id
 * the lake recognises a transaction that it receives twice.
 * @param request of the client; returned unchanged if it writes nothing
 * @param makeId a seam for tests
 */
export function namedTransaction<R extends SentRequest>(request: R, makeId = () => crypto.randomUUID()): R {
  const { url = '', uri = '', body } = request;
  if (!WRITING.test(url || uri) || typeof body !== 'object' || body === null) return request;
  if (!('actions' in body || 'mutations' in body) || Reflect.get(body, 'transactionId')) return request;
  return { ...request, body: { ...body, transactionId: makeId() } };
}

const ADMINISTRATOR = { name: 'administrator', title: 'Administrator' };

/** The only editor of a local lake, named as in the lake. */
const localEditor: CurrentUser = {
  id: 'local',
  name: 'Local editor',
  email: 'editor@localhost',
  provider: 'local',
  role: ADMINISTRATOR.name,
  roles: [ADMINISTRATOR],
};

/**
 * Signs the local editor in: the cookie that Studio's server has set authenticates at the lake. The built-in store
 * cannot be used: with it no edit is saved over plain HTTP. The client gets no token: with one it would open its
 * streams without `EventSource`, bypassing their shared socket.
 * @param clientFactory makes clients of the lake
 */
export function lakeAuth(
  { projectId, dataset }: StudioConfiguration,
  clientFactory: (options: ClientConfig) => SanityClient,
): AuthStore {
  const client = clientFactory({
    projectId,
    dataset,
    apiVersion: API_VERSION,
    withCredentials: true,
    // As in the built-in store: otherwise a query finds no draft, and a document with only a draft cannot be deleted.
    perspective: 'raw',
    requestTagPrefix: 'sanity.studio',
  });
  return { state: of({ authenticated: true, currentUser: localEditor, client }) };
}

const UNAVAILABLE = 503;

/**
 * Redirects or answers the requests that Studio makes without its configured client.
 *
 * - Reads from foreign hosts, such as the check for a newer version, get an empty answer. The page's security policy blocks
 *   them in any case; answered here, they do not fill the console with errors.
 * - Writes to foreign hosts get a 503, so that Studio does not offer a feedback form whose content would be lost.
 * - Parts of Studio use the default client, which puts the project's id before the host (`local.localhost`). The lake has
 *   one host name for all projects.
 */
export function restrictToLake({
  apiHost,
  projectId,
}: Pick<StudioConfiguration, 'apiHost' | 'projectId'>): void {
  if (typeof window === 'undefined') return;
  const lake = new URL(apiHost);
  const ofProject = `${lake.protocol}//${projectId}.${lake.host}/`;
  const own = new Set([lake.origin, window.location.origin]);
  const network = window.fetch;
  window.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const { origin, protocol } = new URL(address, window.location.href);
    const isForeign = /^https?:$/.test(protocol) && !own.has(origin);
    if (!isForeign) return network(input, init);
    const status = init?.method === 'POST' ? UNAVAILABLE : undefined;
    return Promise.resolve(Response.json({}, { status }));
  };
  XMLHttpRequest.prototype.open = new Proxy(XMLHttpRequest.prototype.open, {
    apply: (open, request, [method, url, ...rest]: unknown[]) =>
      Reflect.apply(open, request, [method, String(url).replace(ofProject, `${lake.origin}/`), ...rest]),
  });
}
