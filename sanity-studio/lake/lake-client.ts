import { type ClientConfig, createClient, type SanityClient } from '@sanity/client';
import { catchError, defer, fromEvent, of, race, retry, throwError, timer } from 'rxjs';
import type { AuthStore, CurrentUser } from 'sanity';
import type { StudioConfiguration } from '../configuration/studio-configuration';

/**
 * Makes clients of the local lake, which answers under one host name for every project, and is waited for while it is
 * away.
 * @param apiHost origin of the lake
 */
export function lakeClientFactory(apiHost: string): (options: ClientConfig) => SanityClient {
  const network = typeof window === 'undefined' ? new EventTarget() : window;
  const lake = {
    apiHost,
    useProjectHostname: false,
    useCdn: false,
    _requestHandler: patientRequests(network),
  };
  return (options) => createClient({ ...options, ...lake });
}

type RequestHandler = NonNullable<ClientConfig['_requestHandler']>;

const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 5_000;
const CONFLICT = 409;

/**
 * Makes requests that get no answer at all wait for the lake to come back, be it the network or the lake that is away.
 * Studio itself gives up at the first: an edit would take the whole document from the screen. A transaction carries
 * its id, so that one whose answer alone was lost is not written twice: the lake then says that it has it already.
 * @param network tells of the network's coming back (`online`); a seam for tests
 */
export function patientRequests(network: EventTarget): RequestHandler {
  return (asked, send) =>
    defer(() => {
      const request = namedTransaction(asked);
      let attempts = 0;
      return defer(() => {
        attempts += 1;
        return send(request);
      }).pipe(
        catchError((error: unknown) => {
          const id = attempts > 1 ? writtenBefore(error) : undefined;
          if (id === undefined) return throwError(() => error);
          const { url, method = 'POST' } = request;
          const body = { transactionId: id };
          return of({ type: 'response' as const, body, url, method, statusCode: 200, headers: {} });
        }),
        retry({
          delay: (error: unknown) => {
            if (!isUnanswered(error)) return throwError(() => error);
            const waitMs = Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS);
            return race(timer(waitMs), fromEvent(network, 'online'));
          },
        }),
      );
    });
}

function isUnanswered(error: unknown): boolean {
  return field(error, 'isNetworkError') === true;
}

/** The id of a transaction that the lake refuses because it has it. */
function writtenBefore(error: unknown): string | undefined {
  const reason = field(field(field(error, 'response'), 'body'), 'error');
  const isKnown = field(reason, 'type') === 'transactionAlreadyExistsError';
  const id = field(reason, 'id');
  return field(error, 'statusCode') === CONFLICT && isKnown && typeof id === 'string' ? id : undefined;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

const WRITING = /\/data\/(?:actions|mutate)\//;

/** What is read of a request of the client. */
type SentRequest = { url?: string; uri?: string; body?: unknown };

/**
 * Gives a transaction an id where its sender has not: Studio does so for edits, not for publishing and the like. By the
 * id the lake knows a transaction that it is sent a second time.
 * @param request of the client; those that write nothing stay as they are
 * @param makeId a seam for tests
 */
export function namedTransaction<R extends SentRequest>(request: R, makeId = () => crypto.randomUUID()): R {
  const { url = '', uri = '', body } = request;
  if (!WRITING.test(url || uri) || typeof body !== 'object' || body === null) return request;
  if (!('actions' in body || 'mutations' in body) || Reflect.get(body, 'transactionId')) return request;
  return { ...request, body: { ...body, transactionId: makeId() } };
}

const API_VERSION = '2025-02-19';
const ADMINISTRATOR = { name: 'administrator', title: 'Administrator' };

/** The one editor of a local lake, as the lake itself names them. */
const localEditor: CurrentUser = {
  id: 'local',
  name: 'Local editor',
  email: 'editor@localhost',
  provider: 'local',
  role: ADMINISTRATOR.name,
  roles: [ADMINISTRATOR],
};

/**
 * Lets the local editor straight in: the cookie that Studio's server has set opens the lake. The built-in store
 * cannot be used, with it no edit is saved over plain HTTP. No token is given to the client: with one it would open
 * its streams by other means than `EventSource`, past the one socket that they share.
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
    // As the built-in store's: without it a query finds no draft, and a document that has only that cannot be deleted.
    perspective: 'raw',
    requestTagPrefix: 'sanity.studio',
  });
  return { state: of({ authenticated: true, currentUser: localEditor, client }) };
}
